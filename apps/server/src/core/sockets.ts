import type { Server as HttpServer } from 'node:http';
import type { ClientEvents } from '@teamwright/contracts/realtime.ts';
import { parseCookie } from 'cookie';
import { Server } from 'socket.io';
import type { z } from 'zod';
import type { Actor, Ctx, UserCtx } from './ctx.ts';
import { asAppError } from './error-handler.ts';
import { AppError, errorBodyOf } from './errors.ts';
import type { App } from './http.ts';
import { newId } from './ids.ts';
import { dropLaggards } from './laggards.ts';
import { isForeign, ownOrigins } from './origin.ts';
import { channels, type IoServer, type IoSocket } from './realtime.ts';

/** Wires one feature's events to its service verbs, for one connected person. */
export type SocketHandler = (socket: IoSocket, ctxOf: () => UserCtx) => void;

export function createSocketServer(publicUrl: string, production: boolean): IoServer {
  const own = ownOrigins({ publicUrl, production });
  return new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 256 * 1024,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (request, decide) => decide(null, !isForeign(request.headers, own)),
  });
}

/** Lets signed-in people connect; each socket is reachable by its person and by its session. */
export function serveSockets(
  io: IoServer,
  app: App,
  findActor: (cookies: Record<string, string | undefined>) => Promise<Actor | null>,
  handlers: readonly SocketHandler[],
): void {
  const cookiesOf = ({ handshake }: IoSocket) => parseCookie(handshake.headers.cookie ?? '');

  /** A session that ended between the handshake and the join was not there to be disconnected. */
  async function disconnectUnlessSignedIn(socket: IoSocket): Promise<void> {
    const cookies = cookiesOf(socket);
    // Processes tell each other of their sockets with the handshake: the secret stays here.
    delete socket.handshake.headers.cookie;
    if ((await findActor(cookies)) === null) socket.disconnect(true);
  }

  io.use(async (socket, next) => {
    try {
      const actor = await findActor(cookiesOf(socket));
      if (actor === null) return next(new Error('unauthenticated'));
      socket.data.actor = actor;
      next();
    } catch (error) {
      app.log.error({ err: error }, 'a socket could not be authenticated');
      next(new Error('unavailable'));
    }
  });
  io.on('connection', (socket) => {
    const { actor } = socket.data;
    void socket.join([channels.user(actor.userId), channels.session(actor.sessionId)]);
    disconnectUnlessSignedIn(socket).catch((error) => {
      app.log.error({ err: error }, 'a session could not be looked up again');
      socket.disconnect(true);
    });
    // As they are called at the time of each event.
    for (const handler of handlers) handler(socket, () => socketCtx(app, socket.data.actor));
  });
  const stop = dropLaggards(io, app.log);
  app.addHook('onClose', async () => stop());
  io.attach(app.server satisfies HttpServer);
}

function socketCtx(app: App, actor: Actor): UserCtx {
  const { deps, clock } = app;
  const requestId = newId();
  return { actor, db: deps.database.db, clock, log: app.log.child({ requestId }), requestId, deps };
}

/**
 * Serves one event of a client with one verb: parses what came with the contract's schema, runs the verb and
 * acknowledges its answer. Whatever a client emits, it gets the error body at most.
 */
export function onClientEvent<S extends z.ZodType>(
  socket: IoSocket,
  ctxOf: () => UserCtx,
  event: keyof ClientEvents,
  schema: S,
  verb: (ctx: UserCtx, input: z.output<S>) => Promise<unknown>,
): void {
  socket.on(event, (...args: unknown[]) => {
    const ctx = ctxOf();
    void acknowledge(ctx, args.at(-1), async () => verb(ctx, parsePayload(schema, args[0])));
  });
}

function parsePayload<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'Invalid value', { fields });
}

/** Answers an acknowledgement with the result, or with the same error body that HTTP gives. */
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
