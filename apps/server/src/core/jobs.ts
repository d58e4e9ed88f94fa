import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Ctx } from './ctx.ts';
import type { DomainEvents, EventName, RetryPolicy, Subscriber, Subscribers } from './events.ts';

/** Background work on a cron schedule in UTC. */
export interface ScheduledJob {
  readonly name: string;
  readonly cron: string;
  readonly run: (ctx: Ctx) => Promise<void>;
}

export interface Jobs {
  readonly subscribers: Subscribers;
  /** Stores a job in the caller's transaction, so that it exists if and only if the change does. */
  enqueue(
    ctx: Ctx,
    queue: string,
    payload: object,
    options?: { readonly afterSeconds?: number },
  ): Promise<void>;
  /** The same for many jobs, with one statement. */
  enqueueMany(ctx: Ctx, queue: string, payloads: readonly object[]): Promise<void>;
  /** Creates the queues, so that jobs can be stored for another process. */
  open(): Promise<void>;
  /** Opens the queues and starts the workers. `ctx` has no actor. */
  start(ctx: Ctx): Promise<void>;
  /** Waits at most `timeoutMs` for running jobs. */
  stop(timeoutMs: number): Promise<void>;
}

interface Job {
  readonly id: string;
  readonly data: DomainEvents[EventName];
}

interface JobsOptions {
  readonly databaseUrl: string;
  readonly subscribers: Subscribers;
  readonly scheduled: readonly ScheduledJob[];
  readonly onError: (error: Error) => void;
}

function retry({ retries, maxWaitSeconds }: RetryPolicy = { retries: 8, maxWaitSeconds: 300 }) {
  return { retryLimit: retries, retryDelay: 1, retryBackoff: true, retryDelayMax: maxWaitSeconds };
}

/**
 * A worker reports its jobs at least this often. Without a report, as after the end of a process by force, pg-boss
 * retries them; it looks for them once a minute. `maxSilenceMs` of formations is shorter, so that the retry finds a
 * formation that was interrupted.
 */
const heartbeatSeconds = 60;

/**
 * One NOTIFY can announce several jobs of a transaction, so a worker fetches until the queue is empty. Missed jobs
 * are found by polling.
 */
const fetching = {
  batchSize: 20,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/** For long jobs: no job waits behind another in a batch, and at most two run in a process. */
const oneByOne = { batchSize: 1, localConcurrency: 2 } as const;

/** Jobs on pg-boss in the product's database. Workers are woken by NOTIFY and poll as a fallback. */
export function createJobs({ databaseUrl, subscribers, scheduled, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'teamwright-jobs',
    schema: 'jobs',
    max: 3,
    useListenNotify: true,
  });
  boss.on('error', onError);

  async function open(): Promise<void> {
    await boss.start();
    for (const { name, retryPolicy } of subscribers.jobs)
      await boss.createQueue(name, { ...retry(retryPolicy), notify: true });
  }

  async function work(ctx: Ctx, subscriber: Subscriber): Promise<void> {
    const { slow = false } = subscriber.retryPolicy ?? {};
    const options = slow ? { ...fetching, ...oneByOne } : fetching;
    await boss.work(subscriber.name, options, async (batch: Job[]) => {
      const results: JobResult[] = [];
      for (const job of batch) results.push(await react(ctx, subscriber, job));
      return results;
    });
  }

  /** A failed job is retried alone, without the rest of its batch. */
  async function react(ctx: Ctx, subscriber: Subscriber, { id, data }: Job): Promise<JobResult> {
    try {
      await subscriber.handle({ ...ctx, requestId: id }, data);
      return { id, status: 'completed' };
    } catch (error) {
      ctx.log.warn({ err: error, job: id }, `${subscriber.name} failed and is retried`);
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : 'failed' } };
    }
  }

  async function schedule(ctx: Ctx, job: ScheduledJob): Promise<void> {
    await boss.createQueue(job.name, { ...retry(), policy: 'singleton' });
    await boss.work(job.name, async () => job.run(ctx));
    await boss.schedule(job.name, job.cron, null, { heartbeatSeconds });
  }

  return {
    subscribers,
    open,
    async enqueue(ctx, queue, payload, { afterSeconds = 0 } = {}) {
      const later = afterSeconds > 0 ? { startAfter: afterSeconds } : {};
      await boss.send(queue, payload, { ...later, heartbeatSeconds, db: fromDrizzle(ctx.db, sql) });
    },
    async enqueueMany(ctx, queue, payloads) {
      const jobs = payloads.map((data) => ({ data, heartbeatSeconds }));
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromDrizzle(ctx.db, sql) });
    },
    async start(ctx) {
      await open();
      for (const subscriber of subscribers.jobs) await work(ctx, subscriber);
      for (const job of scheduled) await schedule(ctx, job);
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
