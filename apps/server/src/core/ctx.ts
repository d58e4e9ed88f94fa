import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { DatabaseClient, Db } from '../db/client.ts';
import type { Codehost } from '../platform/codehost/codehost.ts';
import type { Formations } from '../platform/formation/formations.ts';
import type { Identity } from '../platform/identity.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Webhooks } from '../platform/webhooks.ts';
import type { WorkPool } from '../platform/work-pool.ts';
import type { Clock } from './clock.ts';
import { AppError, secondFactorRequired, unknownAddress } from './errors.ts';
import type { Jobs } from './jobs.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ClusterBackend } from './realtime/cluster.ts';
import type { Realtime } from './realtime.ts';
import type { Secrets } from './secrets.ts';

/** The signed-in user who makes a call. Never built from a body or a path. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly email: string;
  readonly profilePicture: string | null;
  /** False for an administrator who lacks a required second factor. */
  readonly isAdmin: boolean;
  /** An administrator who must use a second factor and did not use one in this session. */
  readonly lacksSecondFactor: boolean;
  /** When this session was signed in. */
  readonly signedInAt: Date;
}

/**
 * Infrastructure. A feature that needs one object per process, such as the message writer of chat, adds it with
 * `declare module`. `features.ts` creates these objects.
 */
export interface Deps {
  readonly config: Config;
  readonly database: DatabaseClient;
  readonly secrets: Secrets;
  readonly identity: Identity;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly realtime: Realtime;
  /** Pictures after re-encoding. */
  readonly storage: Storage;
  readonly rateLimits: RateLimits;
  /** Worker threads for long computations on data that is cheap to copy. */
  readonly workPool: WorkPool;
  /** A worker thread that forms the teams of events, one formation after another. */
  readonly formations: Formations;
  readonly webhooks: Webhooks;
  /** Null if the site has one process. */
  readonly redis: ClusterBackend | null;
  /** Null if sign-in with GitHub is not configured. */
  readonly codehost: Codehost | null;
}

/** Runs after the commit of the running transaction. */
export interface TransactionScope {
  readonly afterCommit: (() => void | Promise<void>)[];
}

/** What a use case gets about its call. */
export interface Ctx {
  readonly actor: Actor | null;
  /** The pool or the running transaction. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly deps: Deps;
  readonly transaction?: TransactionScope;
}

/** Enough to read and write stored data, without events and jobs. The demo data is inserted with it. */
export type DataCtx = Pick<Ctx, 'db' | 'clock'>;

/** A call by a signed-in user. */
export interface UserCtx extends Ctx {
  readonly actor: Actor;
}

/** @throws AppError `unauthenticated` if the caller is not signed in */
export function requireUser(ctx: Ctx): UserCtx {
  if (ctx.actor === null) throw new AppError('unauthenticated', 'Please sign in first');
  return { ...ctx, actor: ctx.actor };
}

/**
 * @throws AppError `not_found`, as for an unknown address, unless the caller is an administrator;
 * `second_factor_required` if an administrator lacks a second factor
 */
export function requireAdmin(ctx: Ctx): UserCtx {
  if (ctx.actor?.lacksSecondFactor) throw secondFactorRequired();
  if (ctx.actor?.isAdmin !== true) throw unknownAddress();
  return { ...ctx, actor: ctx.actor };
}

/** @throws AppError `forbidden` if `userId` is another user */
export function assertSelf(ctx: UserCtx, userId: string): void {
  if (ctx.actor.userId !== userId.toLowerCase())
    throw new AppError('forbidden', 'This belongs to another user');
}
