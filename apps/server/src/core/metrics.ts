import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps, MessageWriter } from './ctx.ts';
import { unknownAddress } from './errors.ts';
import type { App } from './http.ts';
import type { IoServer } from './realtime.ts';
import { isSameSecret } from './secrets.ts';

type Figures = Pick<Deps, 'database' | 'matchIndex' | 'redis'>;

/** Seconds; the aims of the product lie in the first half. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the operator's monitoring reads, in Prometheus' format. */
export interface Metrics {
  /** Counts what becomes of messages on their way through this writer. */
  counting(writer: MessageWriter): MessageWriter;
  /** Serves `/metrics` to who has the token. */
  serve(app: App, io: IoServer, figures: Figures, token: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const messages = new Counter({
    name: 'teamwright_messages_total',
    help: 'Messages by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });

  return {
    counting: (writer) => ({
      ...writer,
      async write(draft) {
        try {
          const message = await writer.write(draft);
          messages.inc({ outcome: 'stored' });
          return message;
        } catch (error) {
          messages.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    serve(app, io, figures, token) {
      collectDefaultMetrics({ register: registry });
      timeRequests(app, registry);
      gauge(registry, 'teamwright_sockets', 'Live connections', () => io.engine.clientsCount);
      describeSite(registry, figures);
      app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
        if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw unknownAddress();
        await reply
          .type(registry.contentType)
          .header('cache-control', 'no-store')
          .send(await registry.metrics());
      });
      app.addHook('onClose', async () => registry.clear());
    },
  };
}

/** By the pattern of the route: an address says too much, and there are too many. */
function timeRequests(app: App, registry: Registry): void {
  const durations = new Histogram({
    name: 'teamwright_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}

function describeSite(registry: Registry, { database, matchIndex, redis }: Figures): void {
  const { pool, db } = database;
  gauge(registry, 'teamwright_pool_connections', 'Connections to PostgreSQL', () => pool.totalCount);
  gauge(registry, 'teamwright_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
  gauge(registry, 'teamwright_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  const index = () => matchIndex.matcher.stats();
  gauge(
    registry,
    'teamwright_index_developers',
    'Developers in the matching index',
    () => index().developers,
  );
  gauge(registry, 'teamwright_index_projects', 'Projects in the matching index', () => index().projects);
  gauge(registry, 'teamwright_index_bytes', 'Memory of the matching index', () => index().bytes);
  if (redis !== null)
    gauge(registry, 'teamwright_redis_up', '1 while Redis answers', () => (redis.isThere() ? 1 : 0));
  gauge(registry, 'teamwright_jobs_waiting', 'Jobs that wait, those of later included', async () => {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from jobs.job where state in ('created', 'retry')`,
    );
    return rows[0]?.waiting ?? 0;
  });
}

/** A figure that is read when somebody asks; one that cannot be had is NaN, and the others are there. */
function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.set(Number.NaN);
      }
    },
  });
}
