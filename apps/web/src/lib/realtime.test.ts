import { expect, it, vi } from 'vitest';
import { connectRealtime, disconnectRealtime } from './realtime.ts';

const { io, disconnect } = vi.hoisted(() => {
  const disconnect = vi.fn();
  return { disconnect, io: vi.fn(() => ({ on: vi.fn(), onAny: vi.fn(), disconnect })) };
});
vi.mock('socket.io-client', () => ({ io }));

it('connects once, comes back after 1 to 5 s, gives a connection 20 s, and ends', async () => {
  await Promise.all([connectRealtime(), connectRealtime()]);
  expect(io).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      path: '/socket.io',
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    }),
  );
  disconnectRealtime();
  expect(disconnect).toHaveBeenCalledOnce();
});
