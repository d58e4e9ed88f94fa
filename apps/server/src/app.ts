import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { Deps } from './core/ctx.ts';
import { subscribersOf } from './core/events.ts';
import { handleErrors } from './core/http/error-handler.ts';
import { serveOpenapi } from './core/http/openapi.ts';
import {
  acceptBodies,
  compileValidator,
  decodableUrl,
  guardOrigin,
  keepPrivate,
} from './core/http/request-guards.ts';
import { type App, systemCtx } from './core/http.ts';
import { newId } from './core/ids.ts';
import { createJobs } from './core/jobs.ts';
import { createMetrics } from './core/metrics.ts';
import { createRateLimits } from './core/rate-limits.ts';
import { joinCluster } from './core/realtime/cluster.ts';
import { createSocketServer, serveSockets } from './core/realtime/sockets.ts';
import { createRealtime } from './core/realtime.ts';
import type { Secrets } from './core/secrets.ts';
import type { DatabaseClient } from './db/client.ts';
import { demoWanted } from './db/demo/demo-wanted.ts';
import { sessionCookieName } from './features/accounts/accounts.cookie.ts';
import { createSessionLookup } from './features/accounts/accounts.sessions.ts';
import { recordRefusals } from './features/audit/audit.refusals.ts';
import { createMessageWriter } from './features/chat/chat.writer.ts';
import { createPageCounter } from './features/insights/insights.counter.ts';
import { createShownLog } from './features/learning/learning.writer.ts';
import { createMatchIndex } from './features/matching/matching.index-sync.service.ts';
import { readStalePlaces } from './features/nearby/nearby.places.service.ts';
import { personOfPageExists } from './features/people/people.service.ts';
import { mediaRoutes } from './features/uploads/media.routes.ts';
import { routes, scheduled, sockets, subscribers } from './features.ts';
import { configuredCodehost, createCodehost } from './platform/codehost/codehost.ts';
import { createLocalCodehost, type LocalCodehost } from './platform/codehost/local/local-codehost.ts';
import { serveLocalCodehost } from './platform/codehost/local/serve-local.ts';
import { createIdentity, type PasswordHashing } from './platform/identity.ts';
import { configuredLanguageModel } from './platform/language-model/embeddings.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { openStorage } from './platform/storage/storage.ts';
import { builtPages, serveWeb } from './platform/web-files.ts';
import { createWorkPool } from './platform/work-pool.ts';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly database: DatabaseClient;
  readonly secrets: Secrets;
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  /** The stand-in for the code host, in place of the one that the configuration asks for. */
  readonly localCodehost?: LocalCodehost;
  /** In place of the memory-hard one; no configuration can ask for it. */
  readonly passwordHashing?: PasswordHashing;
  /** Requests are refused while the event loop comes so much too late on average; 0: never, for a loop that is not its own. */
  readonly maxEventLoopDelayMs?: number;
  readonly logger?: FastifyServerOptions['loggerInstance'];
}

/** The whole product, ready to `listen`; `start` it first so that jobs run and the index is being built. */
export async function buildApp(options: AppOptions): Promise<{ app: App; start: () => Promise<void> }> {
  const { config, database, secrets, clock = systemClock } = options;
  const app = createServer(options);
  const io = createSocketServer(config.publicUrl, config.production);
  const redis = config.redisUrl === undefined ? undefined : await joinRedis(config.redisUrl, app.log);
  const languageModel = configuredLanguageModel(config);
  const matchIndex = createMatchIndex(database.db, clock, languageModel?.model);
  const jobs = createJobs({
    databaseUrl: options.databaseUrl,
    subscribers: subscribersOf(subscribers),
    scheduled,
    onError: (error) => app.log.error({ err: error }, 'the job queue reported an error'),
  });
  const realtime = createRealtime(io);
  if (redis) joinCluster(io, realtime, redis);
  const metrics = createMetrics();
  const messageWriter = metrics.counting(
    createMessageWriter({ database, realtime, systemCtx: () => systemCtx(app, 'chat') }),
  );
  const workPool = createWorkPool();
  const shownLog = createShownLog({ db: database.db, clock, log: app.log });
  const patternOf = (path: string) => pages?.patternOf(path);
  const pages = config.insights ? builtPages() : undefined;
  const pageCounter = config.insights
    ? createPageCounter({ db: database.db, clock, log: app.log, patternOf })
    : null;
  const local =
    options.localCodehost ?? (config.codehost.bundled ? standIn(config, secrets, true) : undefined);
  const deps: Deps = {
    config,
    database,
    secrets,
    identity: createIdentity(database.db, secrets, config.publicUrl, options.passwordHashing),
    jobs,
    mailer: options.mailer ?? createMailer(config, (line, message) => app.log.info(line, message)),
    realtime,
    storage: openStorage(config),
    rateLimits: createRateLimits(config.relaxedLimits, redis),
    redis: redis ?? null,
    codehost: local ? localDoor(local, config, app.log) : configuredCodehost(config, app.log),
    languageModel,
    matchIndex,
    messageWriter,
    shownLog,
    workPool,
    pageCounter,
  };
  app.decorate('deps', deps);
  app.decorate('clock', clock);
  const sessionCtx = () => systemCtx(app, 'session');
  const findActor = createSessionLookup({ db: database.db, secrets, config, ctx: sessionCtx });
  if (config.metricsToken !== undefined) metrics.serve(app, io, deps, config.metricsToken);
  await mountApi(app, findActor, options.maxEventLoopDelayMs ?? 1_500);
  const shown = local ?? (demoWanted(config) ? standIn(config, secrets, false) : undefined);
  if (shown) await serveLocalCodehost(app, shown);
  await serveWeb(app, config, {
    sessionCookie: sessionCookieName(config),
    subjectExists: (path) => personOfPageExists(systemCtx(app, 'page'), path),
  });
  mediaRoutes(app);
  serveSockets(io, app, findActor, sockets);
  app.addHook('preClose', async () => {
    await messageWriter.close();
    await pageCounter?.close();
    await shownLog.idle();
    // Ends the transports without a farewell: to a socket that is told to leave, its client would not come back.
    await io.close();
    redis?.close();
  });
  app.addHook('onClose', async () => {
    await jobs.stop(5_000);
    await workPool.close();
  });
  return {
    app,
    start: async () => {
      await readStalePlaces(systemCtx(app, 'start'));
      await jobs.start(systemCtx(app, 'job'));
      // Last, as it would take the time of the rest. Whoever asks for a match meanwhile waits for it; nobody else does.
      // A question after a failure tries again.
      matchIndex.catchUp().catch((err) => app.log.error({ err }, 'the matching index could not be built'));
    },
  };
}

/** Its client takes long to load, and most sites are of one process. */
async function joinRedis(url: string, log: App['log']) {
  const { openRedis } = await import('./platform/redis/redis.ts');
  return openRedis(url, log);
}

/**
 * The bundled code host. Without sign-in it only shows the demo community's repositories, as where GitHub itself is set up or
 * others reach the site.
 */
function standIn({ publicUrl }: Config, secrets: Secrets, signIn: boolean): LocalCodehost {
  const onlyShown = async () =>
    (await import('@teamwright/demo/codehost/community-people.ts')).demoHostPeople(new Date());
  return createLocalCodehost({ publicUrl, secrets, onlyShown, signIn });
}

function localDoor(local: LocalCodehost, { publicUrl }: Config, log: App['log']) {
  return createCodehost({ ...local, publicUrl, log, bundled: true });
}

function createServer({ config, logger }: AppOptions): App {
  return fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    // For a whole request. Longer than an upload may stall (`uploads.receive.ts`).
    requestTimeout: 90_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    // The contract's schemas validate by themselves: Fastify's own compilers would be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Longer than any path that gets here: what is too long is unknown, as the contract says.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 20_000 },
  });
}

function refuseSchema(): never {
  throw new Error('a route outside the API has a schema');
}

async function mountApi(
  app: App,
  findActor: ReturnType<typeof createSessionLookup>,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 2 });
  handleErrors(app);
  acceptBodies(app);
  guardOrigin(app);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(async (api) => {
    // Files and pages cost no look-up, and stay available while the database is away.
    api.addHook('onRequest', async (request) => {
      request.actor = await findActor(request.cookies);
    });
    api.setValidatorCompiler(compileValidator);
    api.setSerializerCompiler(serializerCompiler);
    keepPrivate(api);
    recordRefusals(api);
    await serveOpenapi(api);
    for (const mount of routes) mount(api);
  });
}
