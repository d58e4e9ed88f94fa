import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { StartError } from './start-error.ts';

type Listen = Pick<Config['listen'], 'host' | 'port'>;

/**
 * Checks that the address is free, before slower steps start.
 * @throws StartError that names PORT or HOST
 */
export async function assertPortFree(listen: Listen): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(listen.port, listen.host);
    await once(probe, 'listening');
  } catch (error) {
    throw explainListen(error, listen);
  } finally {
    probe.close();
  }
}

/** Converts an error of `listen` to a one-line StartError. Returns other errors unchanged. */
export function explainListen(error: unknown, { host, port }: Listen): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what listens there, or set PORT`);
  if (code === 'EACCES') return new StartError(`Port ${port} is for root only: set PORT to 1024 or more`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine`);
  return error;
}
