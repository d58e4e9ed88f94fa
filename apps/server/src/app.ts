import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { limits } from '@teamwright/contracts/core/limits.ts';
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
  preventSharedCaching,
  rejectForeignOrigins,
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
import {
  closeFeatureDeps,
  createFeatureDeps,
  createSessionLookup,
  featureFigures,
  linksRoutes,
  mediaRoutes,
  readStalePlaces,
  recordRejectedCalls,
  routes,
  scheduled,
  sessionCookieName,
  sockets,
  subscribers,
} from './features.ts';
import { configuredCodehost, createCodehost } from './platform/codehost/codehost.ts';
import { createLocalCodehost, type LocalCodehost } from './platform/codehost/local/local-codehost.ts';
import { serveLocalCodehost } from './platform/codehost/local/serve-local.ts';
import { createFormations } from './platform/formation/formations.ts';
import { createIdentity, type PasswordHashing } from './platform/identity.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { builtPages, serveWeb } from './platform/pages/web-files.ts';
import { openStorage } from './platform/storage/storage.ts';
import { createWebhooks } from './platform/webhooks.ts';
import { createWorkPool } from './platform/work-pool.ts';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly database: DatabaseClient;
  readonly secrets: Secrets;
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  /** A fake code host that replaces the configured one. */
  readonly localCodehost?: LocalCodehost;
  /** Replaces the memory-hard hashing in tests. No configuration can select it. */
  readonly passwordHashing?: PasswordHashing;
  /**
   * Requests are rejected while the average delay of the event loop exceeds this. 0 disables the check, for apps that
   * share a process.
   */
  readonly maxEventLoopDelayMs?: number;
  readonly logger?: FastifyServerOptions['loggerInstance'];
}

/** The whole product, ready to `listen`. Call `start` first: it starts the jobs and the build of the matching index. */
export async function buildApp(options: AppOptions): Promise<{ app: App; start: () => Promise<void> }> {
  const { config, database, secrets, clock = systemClock } = options;
  const app = createServer(options);
  const io = createSocketServer(config.publicUrl, config.production);
  const redis = config.redisUrl === undefined ? undefined : await joinRedis(config.redisUrl, app.log);
  const jobs = createJobs({
    databaseUrl: options.databaseUrl,
    subscribers: subscribersOf(subscribers),
    scheduled,
    onError: (error) => app.log.error({ err: error }, 'the job queue reported an error'),
  });
  const realtime = createRealtime(io, { shared: redis !== undefined });
  if (redis) joinCluster(io, realtime, redis);
  const metrics = createMetrics();
  const featureDeps = createFeatureDeps({ app, config, database, clock, realtime, metrics });
  const workPool = createWorkPool();
  const formations = createFormations();
  const local =
    options.localCodehost ??
    (config.codehost.bundled ? createFakeCodehost(config, secrets, true) : undefined);
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
    codehost: local ? localAdapter(local, config, app.log) : configuredCodehost(config, app.log),
    ...featureDeps,
    workPool,
    formations,
    webhooks: createWebhooks(config.webhookOrigins),
  };
  app.decorate('deps', deps);
  app.decorate('clock', clock);
  const sessionCtx = () => systemCtx(app, 'session');
  const findActor = createSessionLookup({ db: database.db, secrets, config, ctx: sessionCtx });
  if (config.metricsToken !== undefined)
    metrics.serve(
      app,
      { io, infrastructure: deps, figures: featureFigures(featureDeps) },
      config.metricsToken,
    );
  await mountApi(app, findActor, options.maxEventLoopDelayMs ?? 1_500);
  await mountPages(app, options, local);
  serveSockets(io, app, findActor, sockets);
  app.addHook('preClose', async () => {
    await closeFeatureDeps(featureDeps);
    // Closes the transports without a disconnect packet: after such a packet, clients would not reconnect.
    await io.close();
    redis?.close();
  });
  app.addHook('onClose', async () => {
    // First, because a job waits for each formation.
    await formations.close();
    await jobs.stop(5_000);
    await workPool.close();
  });
  return { app, start: () => startWork(app) };
}

/** Starts the jobs and the build of the matching index. */
async function startWork(app: App): Promise<void> {
  const { jobs, matchIndex } = app.deps;
  await readStalePlaces(systemCtx(app, 'start'));
  await jobs.start(systemCtx(app, 'job'));
  // Not awaited: only requests for matches wait for the build. After a failure, the next such request retries it.
  matchIndex.catchUp().catch((err) => app.log.error({ err }, 'the matching index could not be built'));
}

/** Everything outside the API: the pages of the bundled code host, the web app and uploaded pictures. */
async function mountPages(app: App, { config, secrets }: AppOptions, local?: LocalCodehost): Promise<void> {
  const shown = local ?? (demoWanted(config) ? createFakeCodehost(config, secrets, false) : undefined);
  if (shown) await serveLocalCodehost(app, shown);
  await serveWeb(app, config, sessionCookieName(config));
  mediaRoutes(app);
  linksRoutes(app, builtPages());
}

/** Imported only if configured: the Redis client is slow to load, and most sites have one process. */
async function joinRedis(url: string, log: App['log']) {
  const { openRedis } = await import('./platform/redis/redis.ts');
  return openRedis(url, log);
}

/**
 * The bundled code host. Without sign-in it only shows the repositories of the demo community. This is the case if
 * GitHub is configured or if other machines can reach the site.
 */
function createFakeCodehost({ publicUrl }: Config, secrets: Secrets, signIn: boolean): LocalCodehost {
  const onlyShown = async () =>
    (await import('@teamwright/demo/codehost/community-people.ts')).demoHostPeople(new Date());
  return createLocalCodehost({ publicUrl, secrets, onlyShown, signIn });
}

function localAdapter(local: LocalCodehost, { publicUrl }: Config, log: App['log']) {
  return createCodehost({ ...local, publicUrl, log, bundled: true });
}

function createServer({ config, logger }: AppOptions): App {
  return fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: limits.bodyBytes,
    // For a whole request. Longer than an upload may stall (`uploads.service.ts`).
    requestTimeout: 90_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    // The contract's schemas validate themselves, so Fastify's own compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    // Longer than any path that the HTTP parser accepts, so that a long path gets the usual 404.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 20_000 },
  });
}

function rejectSchema(): never {
  throw new Error('a route outside the API has a schema');
}

/**
 * Time over which the delay of the event loop is averaged. One stall must not refuse the requests of everyone: within a
 * second, the loading of modules after a start can exceed the limit, or leave no sample, which counts as overload.
 */
const overloadSampleMs = 5_000;

async function mountApi(
  app: App,
  findActor: ReturnType<typeof createSessionLookup>,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: overloadSampleMs, retryAfter: 2 });
  handleErrors(app);
  acceptBodies(app);
  rejectForeignOrigins(app);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(async (api) => {
    // Only the API looks up the session: files and pages stay available while the database is unavailable.
    api.addHook('onRequest', async (request) => {
      request.actor = await findActor(request.cookies);
    });
    api.setValidatorCompiler(compileValidator);
    api.setSerializerCompiler(serializerCompiler);
    preventSharedCaching(api);
    recordRejectedCalls(api);
    await serveOpenapi(api);
    for (const mount of routes) mount(api);
  });
}
