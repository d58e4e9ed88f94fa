import type { Server as HttpServer } from 'node:http';
import { parseCookie } from 'cookie';
import { Server } from 'socket.io';
import type { Actor, Ctx } from './ctx.ts';
import { asAppError } from './error-handler.ts';
import { errorBodyOf } from './errors.ts';
import type { App } from './http.ts';
import { newId } from './ids.ts';
import { isForeign, ownOrigins } from './origin.ts';
import { channels, type IoServer, type IoSocket } from './realtime.ts';

/** Wires one feature's events to its service verbs, for one connected person. */
export type SocketHandler = (socket: IoSocket, ctxOf: () => Ctx) => void;

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
  io.use(async (socket, next) => {
    try {
      const actor = await findActor(parseCookie(socket.handshake.headers.cookie ?? ''));
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
    for (const handler of handlers) handler(socket, () => socketCtx(app, actor));
  });
  io.attach(app.server satisfies HttpServer);
}

function socketCtx(app: App, actor: Actor): Ctx {
  const { deps, clock } = app;
  const requestId = newId();
  return { actor, db: deps.database.db, clock, log: app.log.child({ requestId }), requestId, deps };
}

/** Answers an acknowledgement with the result, or with the same error body that HTTP gives. */
export async function acknowledge<T extends object>(
  ctx: Ctx,
  ack: unknown,
  work: () => Promise<T>,
): Promise<void> {
  const reply = typeof ack === 'function' ? ack : () => {};
  try {
    reply({ ok: true, ...(await work()) });
  } catch (error) {
    const refusal = asAppError(error);
    if (refusal.status >= 500) ctx.log.error({ err: refusal.cause ?? refusal }, refusal.message);
    reply(errorBodyOf(refusal, ctx.requestId));
  }
}
