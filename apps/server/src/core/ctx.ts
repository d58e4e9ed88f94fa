import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { VitalName } from '@teamwright/contracts/insights.ts';
import type { Steps } from '@teamwright/matching/steps.ts';
import type { Matcher } from '@teamwright/matching/types.ts';
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

/** The matching index of this process. `catchUp` makes it reflect every change committed before the call. */
export interface MatchIndex {
  readonly matcher: Matcher;
  /** Another number whenever the matcher may answer otherwise. */
  readonly version: number;
  catchUp(): Promise<void>;
  /**
   * Runs a long read in slices, over an index that reflects every change committed before the call. All slices of a
   * read see the same index.
   * @throws AppError `unavailable` if too many long reads are in progress
   */
  read<Result>(work: (matcher: Matcher) => Steps<Result>): Promise<Result>;
}

/** A message on its way into a room. Whether its sender may write there is decided when it is stored. */
export interface MessageDraft {
  readonly roomId: string;
  readonly senderId: string;
  /** Unique for each sender and room: the same one again answers the first message. */
  readonly clientId: string | null;
  /** May be empty beside pictures. */
  readonly text: string;
  /** A message of the same room. */
  readonly replyTo: string | null;
  /** The sender's own, uploaded for this room and not sent before. */
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
}

/** The one way of this process into the rooms: stores, then broadcasts, each room in its own order. */
export interface MessageWriter {
  /** Resolves after the commit. @throws AppError `not_found`, `forbidden`, `conflict` (archived), `unavailable` */
  write(draft: MessageDraft): Promise<Message>;
  /** Makes members who are not in the room read their lists again, soon and not for every change. */
  tellElsewhere(roomId: string): void;
  /** Refuses what comes from now on and finishes what runs. */
  close(): Promise<void>;
}

/** Sums of page views and of how loads went, on their way into the database. */
export interface PageCounter {
  view(path: string): void;
  vital(name: VitalName, value: number): void;
  /** Stores what was counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** One recommendation on a page that was answered. */
export interface ShownMatch {
  readonly kind: 'projects' | 'people';
  readonly viewerId: string;
  readonly developerId: string;
  readonly projectId: string;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  readonly policy: string;
  /** What was measured of the side that the viewer judges, 0–1. */
  readonly values: readonly number[];
  readonly shownAt: Date;
}

/** Without a project: whichever it was that the person was shown for. */
export type OpenedMatch = Pick<ShownMatch, 'kind' | 'viewerId' | 'developerId'> & {
  readonly projectId?: string;
};

/** Recommendations on their way into the log. Those that involve somebody who opted out are not stored. */
export interface ShownLog {
  shown(matches: readonly ShownMatch[]): void;
  opened(match: OpenedMatch): void;
  /** Resolves once all of it is stored. */
  idle(): Promise<void>;
}

/** Infrastructure only; features reach each other through their services. */
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
  readonly matchIndex: MatchIndex;
  readonly messageWriter: MessageWriter;
  readonly shownLog: ShownLog;
  /** For work that would keep the event loop from everything else, on data that is cheap to copy. */
  readonly workPool: WorkPool;
  /** Null for a site of one process. */
  readonly redis: ClusterBackend | null;
  /** Null where sign-in with GitHub is not set up. */
  readonly codehost: Codehost | null;
  /** Null where no endpoint is set. */
  readonly languageModel: LanguageModel | null;
  /** Null while the operator has not turned counting on. */
  readonly pageCounter: PageCounter | null;
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
