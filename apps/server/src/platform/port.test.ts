import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortFree } from './port.ts';
import { StartError } from './start-error.ts';

test('rejects a used port by its number and leaves a free one free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertPortFree({ host: '127.0.0.1', port })).rejects.toThrow(
    new StartError(`Port ${port} is taken: stop what listens there, or set PORT`),
  );
  server.close();
  await once(server, 'close');
  await assertPortFree({ host: '127.0.0.1', port });
  await assertPortFree({ host: '127.0.0.1', port });
});

test('names the variable HOST if its address belongs to another machine', async () => {
  await expect(assertPortFree({ host: '192.0.2.1', port: 3000 })).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is not an address/,
  );
});
