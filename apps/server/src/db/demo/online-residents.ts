import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientEvents, ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import { onlineHandles } from '@teamwright/demo/community/build-community.ts';
import { emailOf } from '@teamwright/demo/community/developers/draft-residents.ts';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import type { App } from '../../core/http.ts';
import { sessionCookie } from '../../features/accounts/sessions/accounts.sessions.service.ts';
import type { Db } from '../client.ts';
import { credentials, sessions, users } from '../schema/accounts.ts';
import { projects } from '../schema/projects.ts';
import { memberships } from '../schema/teams.ts';

/** The sessions of these connections are found by it. */
const userAgent = 'Demo community';
const retryMs = 5_000;
const answerMs = 10_000;

type ResidentSocket = Socket<ServerEvents, ClientEvents>;

/**
 * Keeps some residents of the demo community online: each has a session and an open socket in its rooms, like any user.
 * Call it once the server listens, and the returned function before the server closes.
 */
export function keepResidentsOnline(app: App): { close: () => Promise<void> } {
  const closing = new AbortController();
  const running = followResidents(app, closing.signal).catch((err) =>
    app.log.warn({ err }, 'no resident of the demo is online'),
  );
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}

async function followResidents(app: App, closing: AbortSignal): Promise<void> {
  const { db } = app.deps.database;
  const residents = await findResidents(db);
  await Promise.all(residents.map((userId) => stayOnline(app, userId, closing)));
}

/** Residents have no password. An account with one is that of a user who took the address. */
async function findResidents(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        inArray(users.email, onlineHandles.map(emailOf)),
        eq(users.status, 'active'),
        isNull(credentials.id),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Connects again after a lost connection, with a new session. */
async function stayOnline(app: App, userId: string, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    try {
      await visit(app, userId, closing);
    } catch (err) {
      if (!closing.aborted) app.log.debug({ err, userId }, 'a resident of the demo is offline');
    }
    await endSessions(app.deps.database.db, userId);
    await pause(retryMs, undefined, { signal: closing }).catch(() => undefined);
  }
}

/** Resolves when the connection has ended. */
async function visit(app: App, userId: string, closing: AbortSignal): Promise<void> {
  const { db } = app.deps.database;
  await endSessions(db, userId);
  const [cookie, value] = await openSession(app, userId);
  const socket: ResidentSocket = io(addressOf(app), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `${cookie}=${value}` },
  });
  try {
    await connected(socket, closing);
    for (const room of await findRooms(db, userId))
      await socket.timeout(answerMs).emitWithAck('join_room', room);
    await disconnected(socket, closing);
  } finally {
    socket.disconnect();
  }
}

async function openSession({ deps }: App, userId: string) {
  const token = await deps.identity.openSession(userId, userAgent);
  return sessionCookie(deps.config, deps.secrets, token);
}

/** Also those that a killed process left behind. */
async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.userAgent, userAgent)));
}

async function findRooms(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), ne(projects.status, 'archived')));
  return rows.map(({ id }) => id);
}

/** This process's own address. A server that listens on all addresses is reached on the loopback one. */
function addressOf(app: App): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const isAny = address.address === '0.0.0.0' || address.address === '::';
  const host = isAny ? 'localhost' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

async function connected(socket: ResidentSocket, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function disconnected(socket: ResidentSocket, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !socket.connected) return;
  await Promise.race([new Promise((resolve) => socket.once('disconnect', resolve)), once(signal, 'abort')]);
}
