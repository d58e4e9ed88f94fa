import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createBreaker } from './breaker.ts';

/** Milliseconds. A healthy Redis responds within one. */
const callTimeoutMs = 1_000;
const probeIntervalMs = 1_000;
const connectTimeoutMs = 2_000;
const maxPauseMs = 2_000;
/** Milliseconds that a blocking read waits inside Redis. */
const blockMs = 2_000;

type Client = ReturnType<typeof connectTo>;

/**
 * What server processes share besides the database. No caller depends on it: a call has one second, and calls fail
 * immediately while Redis is unavailable. Commands are not retried; connections are re-established automatically.
 */
export interface Redis {
  /** For libraries that use the client themselves, inside `execute`. */
  readonly client: Client;
  isAvailable(): boolean;
  /** @throws RedisUnavailableError, and errors of Redis */
  execute<R>(operation: () => Promise<R>): Promise<R>;
  /** The Socket.IO adapter, which sends events to the sockets of other processes. */
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Called when Redis becomes available again. */
  onReturn(listener: () => void): void;
  close(): void;
}

interface Log {
  warn(line: object, message: string): void;
  info(message: string): void;
}

export function openRedis(url: string, log: Log): Redis {
  const client = connectTo(url, true);
  const listeners: (() => void)[] = [];
  let wasUnavailable = false;
  const breaker = createBreaker({
    probe: () => client.ping(),
    timeoutMs: callTimeoutMs,
    probeIntervalMs,
    onUnavailable(error) {
      wasUnavailable = true;
      log.warn({ err: error }, 'Redis is unavailable: live updates reach this process only');
    },
    onAvailable() {
      if (!wasUnavailable) return;
      log.info('Redis is available again');
      for (const listener of listeners) listener();
    },
  });
  client.on('error', breaker.trip);
  client.connect().catch(breaker.trip);
  const copies = new Set<Client>();
  const adapter = createAdapter(
    adapterClient(client, breaker.execute, () => copyOf(url, copies)),
    {
      blockTimeInMs: blockMs,
    },
  );
  return {
    client,
    isAvailable: breaker.isAvailable,
    execute: breaker.execute,
    adapter,
    onReturn: (listener) => void listeners.push(listener),
    close() {
      breaker.close();
      for (const one of [client, ...copies]) if (one.isOpen) one.destroy();
      copies.clear();
    },
  };
}

/** `hasty`: commands fail immediately while there is no connection, instead of waiting for one. */
function connectTo(url: string, hasty: boolean) {
  return createClient({
    url,
    disableOfflineQueue: hasty,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, maxPauseMs),
    },
  });
}

/** The adapter identifies the official client by this field. */
const official = { sSubscribe: () => undefined };

/**
 * The client for the adapter. The adapter ignores some of its promises, whose rejection would end the process when
 * the connection breaks. So publishing may fail silently, and subscribing is retried.
 */
function adapterClient(client: Client, execute: Redis['execute'], duplicate: () => unknown) {
  return {
    ...official,
    duplicate,
    xAdd: (...args: Parameters<Client['xAdd']>) => execute(() => client.xAdd(...args)),
    publish: (...args: Parameters<Client['publish']>) =>
      execute(() => client.publish(...args)).catch(() => 0),
    sendCommand: (args: string[]) => execute(() => client.sendCommand(args)),
  };
}

/** A connection for blocking reads, without a time limit. */
function copyOf(url: string, copies: Set<Client>) {
  const copy = connectTo(url, false);
  copies.add(copy);
  const isWanted = () => copies.has(copy);

  async function subscribe(...args: Parameters<Client['subscribe']>): Promise<void> {
    while (isWanted()) {
      try {
        return await copy.subscribe(...args);
      } catch {
        await sleep(probeIntervalMs);
      }
    }
  }

  async function xRead(...args: Parameters<Client['xRead']>) {
    try {
      return await copy.xRead(...args);
    } catch (error) {
      // The adapter reads again immediately; with a closed connection it would loop.
      await sleep(copy.isReady ? 0 : maxPauseMs, undefined, { ref: false });
      throw error;
    }
  }

  return {
    ...official,
    on: (...args: Parameters<Client['on']>) => copy.on(...args),
    connect: () => copy.connect().catch(() => undefined),
    subscribe,
    xRead,
    disconnect: () => {
      if (copies.delete(copy) && copy.isOpen) copy.destroy();
    },
  };
}
