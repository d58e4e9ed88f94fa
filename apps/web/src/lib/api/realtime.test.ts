import { expect, test, vi } from 'vitest';
import {
  connectionState,
  connectRealtime,
  disconnectRealtime,
  onConnection,
  onSessionEnd,
  onWatching,
  watchProject,
} from './realtime.ts';

const { io, socket } = vi.hoisted(() => {
  const socket = { connected: false, on: vi.fn(), onAny: vi.fn(), emit: vi.fn(), disconnect: vi.fn() };
  return { socket, io: vi.fn(() => socket) };
});
vi.mock('socket.io-client', () => ({ io }));

test('connects once, reconnects after 1 to 5 s, times out after 20 s, and disconnects', async () => {
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
  expect(socket.disconnect).toHaveBeenCalledOnce();
});

test('reports that it watches a project once the server has acknowledged it', async () => {
  const [connected, watching] = [vi.fn(), vi.fn()];
  onConnection(connected);
  onWatching(watching);
  await connectRealtime();
  const stop = watchProject('a project');
  expect(socket.emit).not.toHaveBeenCalled();
  socket.on.mock.calls.find(([event]) => event === 'connect')?.[1]();
  const [event, project, acknowledge] = socket.emit.mock.lastCall ?? [];
  expect({ event, project }).toEqual({ event: 'watch_project', project: 'a project' });
  expect(connected).toHaveBeenCalledExactlyOnceWith({ missed: 'unknown' });
  expect(watching).not.toHaveBeenCalled();
  acknowledge();
  await vi.waitFor(() => expect(watching).toHaveBeenCalledOnce());
  stop();
  disconnectRealtime();
});

test('connects again after a rejection when the time that the server sent has passed', async () => {
  vi.useFakeTimers();
  const connect = vi.fn();
  Object.assign(socket, { active: false, connect });
  socket.on.mockClear();
  await connectRealtime();
  const refuse = socket.on.mock.calls.find(([event]) => event === 'connect_error')?.[1];
  refuse(Object.assign(new Error('rate_limited'), { data: { retryAfter: 60 } }));
  expect(connectionState()).toBe('refused');
  vi.advanceTimersByTime(59_000);
  expect(connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(61_000);
  expect(connect).toHaveBeenCalledOnce();
  refuse(new Error('unavailable'));
  expect(connectionState()).toBe('offline');
  disconnectRealtime();
  vi.advanceTimersByTime(120_000);
  expect(connect).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('lets the library reconnect after a lost connection, and disconnects when the session ends', async () => {
  const [connect, ended] = [vi.fn(), vi.fn()];
  Object.assign(socket, { active: false, connect });
  const stop = onSessionEnd(ended);
  socket.on.mockClear();
  await connectRealtime();
  const refuse = socket.on.mock.calls.find(([event]) => event === 'connect_error')?.[1];
  refuse(new Error('unauthenticated'));
  expect(ended).toHaveBeenCalledOnce();
  expect(connect).not.toHaveBeenCalled();
  stop();
  disconnectRealtime();
});
