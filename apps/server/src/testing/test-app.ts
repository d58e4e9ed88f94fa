import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import type { Clock } from '../core/clock.ts';
import type { App } from '../core/http.ts';
import type { LocalCodehost } from '../platform/codehost/local/local-codehost.ts';
import { createLogger } from '../platform/logger.ts';
import type { Mailer, OutgoingEmail } from '../platform/mail/mailer.ts';
import { cheapHashing } from './fakes/cheap-hashing.ts';
import { createTestDatabase, type TestDatabase } from './processes/database.ts';

/** A clock that only moves when a test moves it; milliseconds. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

function fakeClock(start = new Date()): FakeClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A client that keeps its cookies like a browser: a guest, or a user after sign-in. */
export interface Client {
  cookie: string;
  call(method: Method, url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  /** The folder of pictures. */
  readonly dataDir: string;
  /** The sent emails, oldest first, unless the test has its own mailer. */
  readonly emails: readonly OutgoingEmail[];
  /** A guest. `address` is the network address that the server sees. */
  guest(address?: string): Client;
  close(): Promise<void>;
}

interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly clock?: FakeClock;
  readonly poolSize?: number;
  readonly mailer?: Mailer;
  readonly localCodehost?: LocalCodehost;
  readonly maxEventLoopDelayMs?: number;
  /** Called with each line of the log, of every level. Without it, nothing is logged. */
  readonly onLogLine?: (line: string) => void;
}

export const testSecret = 'a secret for tests, longer than thirty-two characters';

/** The real product with its own database, called without a network. Rate limits are relaxed by default. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.poolSize ?? 10);
  const clock = options.clock ?? fakeClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'teamwright-test-data-'));
  const emails: OutgoingEmail[] = [];
  const { app, start } = await buildApp({
    config: loadConfig({ NODE_ENV: 'test', LIMITS: 'relaxed', DATA_DIR: dataDir, ...options.env }),
    databaseUrl: database.url,
    database,
    secrets: { current: testSecret },
    clock,
    passwordHashing: cheapHashing,
    // The tests and the loading of their modules share the event loop, which takes seconds on a busy machine.
    maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? 0,
    ...(options.onLogLine && { logger: createLogger('trace', { write: options.onLogLine }) }),
    ...(options.localCodehost && { localCodehost: options.localCodehost }),
    mailer: options.mailer ?? { send: async (mail) => void emails.push(mail) },
  });
  await start();
  await app.deps.matchIndex.catchUp();
  await app.ready();
  return {
    app,
    database,
    clock,
    dataDir,
    emails,
    guest: (address) => createClient(app, address),
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function withCookies(kept: string, set: readonly { name: string; value: string }[]): string {
  const jar = new Map(kept.split('; ').map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
  for (const { name, value } of set) jar.set(name, value && `${name}=${value}`);
  return [...jar.values()].filter((pair) => pair !== '').join('; ');
}

function createClient(app: App, address?: string): Client {
  return {
    cookie: '',
    async call(method, url, { body, headers } = {}) {
      const response = await app.inject({
        method,
        url,
        ...(address && { remoteAddress: address }),
        headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      this.cookie = withCookies(this.cookie, response.cookies);
      return response;
    },
  };
}
