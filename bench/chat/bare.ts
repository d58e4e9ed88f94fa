import { createServer } from 'node:http';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { Server } from 'socket.io';

/** A bare socket server that only forwards: each message is sent to all and acknowledged. */
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  socket.join('all');
  socket.on('send_message', (message: Message, acknowledge: (answer: object) => void) => {
    io.to('all').emit('new_message', message);
    acknowledge({ ok: true, message });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}`);
});
