import type { Answer, Endpoint, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import { type Actor, type Ctx, type Deps, requireAdmin, requireUser, type UserCtx } from './ctx.ts';
import { networkOf } from './http/network.ts';
import type { RateLimitName } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyInstance {
    deps: Deps;
    clock: Clock;
  }
}

export type App = FastifyInstance;

/** Endpoints for signed-in users get a context with an actor. */
type CtxFor<E extends Endpoint> = E['access'] extends 'user' | 'admin' ? UserCtx : Ctx;

type Handler<E extends Endpoint> = (
  ctx: CtxFor<E>,
  input: ParsedInput<E>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Answer<E>> | Answer<E>;

interface RouteOptions {
  /**
   * The rate limit, counted per user, or per network for guests. `own`: the service counts. Default: changes count as
   * `change`.
   */
  readonly limit?: RateLimitName | 'own';
  /** A second limit, which counts successful calls only. It is checked after the input. */
  readonly successLimit?: RateLimitName;
  /**
   * The request does not count as a running request of the caller: many users or a monitoring system call from one
   * address.
   */
  readonly unbounded?: boolean;
  /** Calls are not logged, because the log line would contain the caller's address. */
  readonly quiet?: boolean;
  /** The largest body. Default: that of the server. */
  readonly maxBodyBytes?: number;
}

/** The response body of a command without other results. */
export function ok(message: string): { success: true; message: string } {
  return { success: true, message };
}

/** The network of a request, as rate limits count it. */
export function callerNetworkOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** The key for rate limits: the user, or the network of a guest. */
export function callerKeyOf(ctx: Ctx, request: FastifyRequest): string {
  return ctx.actor?.userId ?? callerNetworkOf(request);
}

/** The context of the call that this request makes. */
export function ctxOf(request: FastifyRequest): Ctx {
  const { deps, clock } = request.server;
  return { actor: request.actor, db: deps.database.db, clock, log: request.log, requestId: request.id, deps };
}

/** The context of work without a signed-in user: jobs and the command line. */
export function systemCtx(app: App, requestId = 'system'): Ctx {
  const { deps, clock } = app;
  return { actor: null, db: deps.database.db, clock: clock ?? systemClock, log: app.log, requestId, deps };
}

/**
 * Serves one endpoint of the contract with one service function. Order of checks: the caller (`unauthenticated`;
 * endpoints of administrators are `not_found`), rate limits (`rate_limited`), the path (`not_found`), the rest
 * (`invalid`).
 */
export function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions = {},
): void {
  const { params, query, body, response, summary } = endpoint;
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.quiet && { logLevel: 'warn' }),
    ...(options.maxBodyBytes && { bodyLimit: options.maxBodyBytes }),
    schema: {
      summary,
      security: securityOf(endpoint),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: response },
    },
    preValidation: async (request) => {
      const ctx = ctxOf(request);
      assertAccess(endpoint, ctx);
      const limit = options.limit ?? (endpoint.method === 'GET' ? 'own' : 'change');
      if (limit !== 'own') await ctx.deps.rateLimits.consume(limit, callerKeyOf(ctx, request));
    },
    handler: async (request, reply) => {
      const ctx = ctxFor(endpoint, request);
      const call = async () => handle(ctx, parsedInput<E>(request), { request, reply });
      const { successLimit } = options;
      const work =
        successLimit === undefined
          ? call
          : () => ctx.deps.rateLimits.countSuccess(successLimit, callerKeyOf(ctx, request), call);
      const answer = options.unbounded
        ? await work()
        : await ctx.deps.rateLimits.requests.run(callerKeyOf(ctx, request), work);
      reply.code(status);
      return answer;
    },
  });
}

/** The access rule in the OpenAPI document: anyone, a signed-in user, or an administrator. */
function securityOf({ access }: Endpoint): { session: string[] }[] {
  if (access === 'anyone') return [];
  return [{ session: access === 'admin' ? ['admin'] : [] }];
}

function assertAccess({ access }: Endpoint, ctx: Ctx): void {
  if (access === 'admin') requireAdmin(ctx);
  if (access === 'user') requireUser(ctx);
}

/** `preValidation` has already rejected guests if the endpoint requires a user. */
function ctxFor<E extends Endpoint>(endpoint: E, request: FastifyRequest): CtxFor<E> {
  const ctx = ctxOf(request);
  return (endpoint.access === 'anyone' ? ctx : requireUser(ctx)) as CtxFor<E>;
}

/** Fastify has parsed these with the schemas of the endpoint. */
function parsedInput<E extends Endpoint>(request: FastifyRequest): ParsedInput<E> {
  return { params: request.params, query: request.query, body: request.body } as ParsedInput<E>;
}
