import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface FakeSmtpServer {
  readonly url: string;
  readonly port: number;
  /** The received emails, parsed; the list grows. */
  readonly received: readonly Email[];
  close(): Promise<void>;
}

/** A local SMTP server that accepts every email or behaves as `options` say. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<FakeSmtpServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      received.push(await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream))));
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
