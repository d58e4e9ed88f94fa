import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from './ctx.ts';
import { unknownAddress } from './errors.ts';
import type { App } from './http.ts';
import type { IoServer } from './realtime.ts';
import { isSameSecret } from './secrets.ts';

/** Upper limits of the histogram in seconds. The response times that the product aims for are in the first half. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A number that is read when the monitoring system fetches the metrics. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
}

interface Sources {
  readonly io: IoServer;
  readonly infrastructure: Pick<Deps, 'database' | 'redis'>;
  /** Figures of features. */
  readonly figures: readonly Figure[];
}

/** The metrics for the operator's monitoring, in the format of Prometheus. */
export interface Metrics {
  /** Runs `write`, which stores one message, and counts whether it succeeded. */
  countMessage<Result>(write: () => Promise<Result>): Promise<Result>;
  /** Serves `/metrics` to callers that send the token. */
  serve(app: App, sources: Sources, token: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const messages = new Counter({
    name: 'teamwright_messages_total',
    help: 'Messages, stored or failed',
    labelNames: ['outcome'],
    registers: [registry],
  });

  return {
    async countMessage(write) {
      try {
        const result = await write();
        messages.inc({ outcome: 'stored' });
        return result;
      } catch (error) {
        messages.inc({ outcome: 'failed' });
        throw error;
      }
    },
    serve(app, { io, infrastructure, figures }, token) {
      collectDefaultMetrics({ register: registry });
      timeRequests(app, registry);
      const connections = {
        name: 'teamwright_sockets',
        help: 'Live connections',
        read: () => io.engine.clientsCount,
      };
      for (const figure of [connections, ...infrastructureFigures(infrastructure), ...figures])
        addGauge(registry, figure);
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

/** Labels requests with the route pattern. Full paths contain ids, and there are too many of them. */
function timeRequests(app: App, registry: Registry): void {
  const durations = new Histogram({
    name: 'teamwright_http_request_seconds',
    help: 'Response time, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}

function infrastructureFigures({ database, redis }: Sources['infrastructure']): Figure[] {
  const { pool, db } = database;
  const figures: Figure[] = [
    {
      name: 'teamwright_pool_connections',
      help: 'Connections to PostgreSQL',
      read: () => pool.totalCount,
    },
    { name: 'teamwright_pool_idle', help: 'Unused connections to PostgreSQL', read: () => pool.idleCount },
    {
      name: 'teamwright_pool_waiting',
      help: 'Queries that wait for a connection',
      read: () => pool.waitingCount,
    },
    {
      name: 'teamwright_jobs_waiting',
      help: 'Jobs that wait, including those scheduled for later',
      async read() {
        const { rows } = await db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from jobs.job where state in ('created', 'retry')`,
        );
        return rows[0]?.waiting ?? 0;
      },
    },
  ];
  if (redis === null) return figures;
  const up = () => (redis.isAvailable() ? 1 : 0);
  return [...figures, { name: 'teamwright_redis_up', help: '1 while Redis is available', read: up }];
}

/** A figure that cannot be read is NaN, so that the other figures are still served. */
function addGauge(registry: Registry, { name, help, read }: Figure): void {
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
