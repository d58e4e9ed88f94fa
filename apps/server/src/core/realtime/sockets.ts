import type { Server as HttpServer } from 'node:http';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ClientEvents } from '@teamwright/contracts/core/realtime.ts';
import { parseCookie } from 'cookie';
import { Server } from 'socket.io';
import type { z } from 'zod';
import type { Actor, Ctx, UserCtx } from '../ctx.ts';
import { AppError, errorBodyOf } from '../errors.ts';
import { asAppError } from '../http/error-handler.ts';
import { isForeign, ownOrigins } from '../http/origin.ts';
import type { App } from '../http.ts';
import { newId } from '../ids.ts';
import type { RateLimitName } from '../rate-limits.ts';
import { channels, type IoServer, type IoSocket } from '../realtime.ts';
import { coalescePackets, coalesceWrites } from './coalesced-writes.ts';
import { disconnectSlowConsumers } from './slow-consumers.ts';
import { createSocketLimits, type SocketLimits } from './socket-limits.ts';
import { boundedParser } from './socket-parser.ts';

export interface Connection {
  readonly socket: IoSocket;
  /** The context of an event that arrives now. */
  readonly ctxOf: () => UserCtx;
  readonly socketLimits: SocketLimits;
}

/** Connects the events of one feature to its service functions, for one connection. */
export type SocketHandler = (connection: Connection) => void;

export function createSocketServer(publicUrl: string, production: boolean): IoServer {
  const own = ownOrigins({ publicUrl, production });
  return new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: limits.sockets.packetBytes,
    parser: boundedParser,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (request, decide) => decide(null, !isForeign(request.headers, own)),
  });
}

/** Accepts connections of signed-in users. Each socket is in a channel for its user and one for its session. */
export function serveSockets(
  io: IoServer,
  app: App,
  findActor: (cookies: Record<string, string | undefined>) => Promise<Actor | null>,
  handlers: readonly SocketHandler[],
): void {
  const socketLimits = createSocketLimits(app.deps.config.relaxedLimits);
  const seen = new WeakSet<IoSocket['conn']>();
  const cookiesOf = ({ handshake }: IoSocket) => parseCookie(handshake.headers.cookie ?? '');

  /** @throws AppError `unauthenticated`, or `rate_limited` for too many connections */
  async function signIn(socket: IoSocket): Promise<void> {
    const actor = await findActor(cookiesOf(socket));
    if (actor === null) throw new AppError('unauthenticated', 'Please sign in');
    await app.deps.rateLimits.consume('connect', actor.userId);
    socketLimits.admit(actor.userId, socket);
    socket.data.actor = actor;
  }

  /** If the session ended between the handshake and the join, the socket was not in its channel to be disconnected. */
  async function disconnectUnlessSignedIn(socket: IoSocket): Promise<void> {
    const cookies = cookiesOf(socket);
    // Processes exchange handshakes of their sockets; the session cookie must not leave this one.
    delete socket.handshake.headers.cookie;
    if ((await findActor(cookies)) === null) socket.disconnect(true);
  }

  io.use((socket, next) => {
    // A client may repeat its connect packet before the first is processed. Each would cost a look-up.
    if (seen.has(socket.conn)) return void socket.conn.close(true);
    seen.add(socket.conn);
    signIn(socket).then(
      () => next(),
      (error) => next(refusalOf(app, error)),
    );
  });
  io.on('connection', (socket) => {
    const { actor } = socket.data;
    void socket.join([channels.user(actor.userId), channels.session(actor.sessionId)]);
    disconnectUnlessSignedIn(socket).catch((error) => {
      app.log.error({ err: error }, 'a session could not be looked up again');
      socket.disconnect(true);
    });
    // Counts events without a handler too.
    socket.use((_event, next) => {
      if (socketLimits.countEvent(socket)) next();
    });
    // A packet that the parser rejects also closes the connection.
    socket.on('error', (error) => app.log.debug({ err: error }, 'a packet was rejected'));
    // The name may have changed since the socket connected.
    const connection = { socket, ctxOf: () => socketCtx(app, socket.data.actor), socketLimits };
    for (const handler of handlers) handler(connection);
  });
  const stop = disconnectSlowConsumers(io, app.log);
  app.addHook('onClose', async () => stop());
  coalesceWrites(app.server);
  io.attach(app.server satisfies HttpServer);
  coalescePackets(io);
}

/** The client gets the code as the error's message, and the error body with the seconds to wait as its data. */
function refusalOf(app: App, error: unknown): Error {
  const refusal = asAppError(error);
  if (refusal.status >= 500) app.log.error({ err: error }, 'a socket could not be authenticated');
  const { retryAfter } = refusal;
  const data = { ...errorBodyOf(refusal, newId()), ...(retryAfter !== undefined && { retryAfter }) };
  return Object.assign(new Error(refusal.status >= 500 ? 'unavailable' : refusal.code), { data });
}

function socketCtx(app: App, actor: Actor): UserCtx {
  const { deps, clock } = app;
  let requestId: string | undefined;
  let log: Ctx['log'] | undefined;
  return {
    actor,
    db: deps.database.db,
    clock,
    deps,
    // Made with their first use: most events neither fail nor log, and a random id is 8 % of the time of a sent
    // message.
    get requestId() {
      requestId ??= newId();
      return requestId;
    },
    get log() {
      log ??= app.log.child({ requestId: this.requestId });
      return log;
    },
  };
}

interface ClientEvent<S extends z.ZodType> {
  readonly name: keyof ClientEvents;
  readonly schema: S;
  /** Counted per user, before the payload is parsed. */
  readonly limit: RateLimitName | ((payload: unknown) => RateLimitName);
}

/**
 * Handles one client event with one function: counts it, parses its payload with the contract's schema, runs the
 * function and acknowledges the result. An error is acknowledged with the error body.
 */
export function onClientEvent<S extends z.ZodType>(
  { socket, ctxOf, socketLimits }: Connection,
  { name, schema, limit }: ClientEvent<S>,
  verb: (ctx: UserCtx, input: z.output<S>) => Promise<unknown>,
): void {
  socket.on(name, (...args: unknown[]) => {
    const ctx = ctxOf();
    void acknowledge(ctx, args.at(-1), async () => {
      const limitName = typeof limit === 'function' ? limit(args[0]) : limit;
      await ctx.deps.rateLimits.consume(limitName, ctx.actor.userId);
      const finishWork = socketLimits.beginWork(socket);
      try {
        return await verb(ctx, parsePayload(schema, args[0]));
      } finally {
        finishWork();
      }
    });
  });
}

/**
 * The same for events that are never rejected, however many arrive. The function does its work and its look-ups only
 * once in a while and drops the other events.
 */
export function onCoalescedEvent<S extends z.ZodType>(
  { socket, ctxOf }: Connection,
  { name, schema }: Omit<ClientEvent<S>, 'limit'>,
  verb: (ctx: UserCtx, input: z.output<S>) => Promise<void> | void,
): void {
  socket.on(name, (...args: unknown[]) => {
    const ctx = ctxOf();
    void acknowledge(ctx, args.at(-1), async () => await verb(ctx, parsePayload(schema, args[0])));
  });
}

function parsePayload<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'Invalid value', { fields });
}

/** Sends the acknowledgement with the result, or with the error body that HTTP uses. */
export async function acknowledge(ctx: Ctx, ack: unknown, work: () => Promise<unknown>): Promise<void> {
  const reply = typeof ack === 'function' ? ack : () => {};
  try {
    const result = await work();
    reply({ ok: true, ...(typeof result === 'object' && result) });
  } catch (error) {
    const refusal = asAppError(error);
    if (refusal.status >= 500) ctx.log.error({ err: refusal.cause ?? refusal }, refusal.message);
    reply(errorBodyOf(refusal, ctx.requestId));
  }
}
