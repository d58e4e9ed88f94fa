import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { DatabaseClient, Db } from '../db/client.ts';
import type { Codehost } from '../platform/codehost/codehost.ts';
import type { Identity } from '../platform/identity.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { WorkPool } from '../platform/work-pool.ts';
import type { Clock } from './clock.ts';
import { AppError, secondFactorRequired, unknownAddress } from './errors.ts';
import type { Jobs } from './jobs.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ClusterBackend } from './realtime/cluster.ts';
import type { Realtime } from './realtime.ts';
import type { Secrets } from './secrets.ts';

/** The signed-in person behind a call. Never built from a body or a path. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly email: string;
  readonly profilePicture: string | null;
  /** False for an administrator who lacks a second factor that is required. */
  readonly isAdmin: boolean;
  /** An administrator who has to use a second factor, and did not in this session. */
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
  /** Finished pictures. */
  readonly storage: Storage;
  readonly rateLimits: RateLimits;
  /** For work that would keep the event loop from everything else, on data that is cheap to copy. */
  readonly workPool: WorkPool;
  /** Null for a site of one process. */
  readonly redis: ClusterBackend | null;
  /** Null where sign-in with GitHub is not set up. */
  readonly codehost: Codehost | null;
  /** Null where no endpoint is set. */
  readonly languageModel: LanguageModel | null;
}

/** What happens once the running transaction has committed. */
export interface TransactionScope {
  readonly afterCommit: (() => void | Promise<void>)[];
}

/** Everything a use case needs to know about the call it serves. */
export interface Ctx {
  readonly actor: Actor | null;
  /** The pool, or the transaction that is running. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly deps: Deps;
  readonly transaction?: TransactionScope;
}

/** A call by someone who is signed in. */
export interface UserCtx extends Ctx {
  readonly actor: Actor;
}

/** @throws AppError `unauthenticated` when nobody is signed in */
export function requireUser(ctx: Ctx): UserCtx {
  if (ctx.actor === null) throw new AppError('unauthenticated', 'Please sign in first');
  return { ...ctx, actor: ctx.actor };
}

/**
 * @throws AppError `not_found`, as of an unknown address, to everyone but administrators; `second_factor_required` to an
 * administrator who lacks one
 */
export function requireAdmin(ctx: Ctx): UserCtx {
  if (ctx.actor?.lacksSecondFactor) throw secondFactorRequired();
  if (ctx.actor?.isAdmin !== true) throw unknownAddress();
  return { ...ctx, actor: ctx.actor };
}

/** @throws AppError `forbidden` when `userId` is somebody else */
export function assertSelf(ctx: UserCtx, userId: string): void {
  if (ctx.actor.userId !== userId.toLowerCase())
    throw new AppError('forbidden', 'This belongs to somebody else');
}
