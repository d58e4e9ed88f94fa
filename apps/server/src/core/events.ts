import type { Ctx } from './ctx.ts';

interface BlockEvent {
  readonly blockerId: string;
  readonly blockedId: string;
}

interface ReportEvent {
  readonly kind: 'person' | 'message' | 'comment' | 'project';
  readonly subjectId: string;
}

interface RequestEvent {
  readonly requestId: string;
  readonly projectId: string;
  /** The person who would join. */
  readonly userId: string;
}

interface OfferEvent {
  readonly projectId: string;
  /** Whom the project is offered. */
  readonly userId: string;
  /** Who offers it. */
  readonly ownerId: string;
}

interface CommentEvent {
  readonly commentId: string;
  readonly projectId: string;
}

/** Everything that happens in the product, in the past tense, with what a reaction needs to know. */
export interface DomainEvents {
  'account.created': { readonly userId: string };
  /** The person's rows are still there; what each feature holds of them goes in this transaction. */
  'account.deleted': { readonly userId: string };
  'account.suspended': { readonly userId: string };
  'account.restored': { readonly userId: string };
  /** Became an administrator, or is none any more. */
  'account.role_changed': { readonly userId: string };
  'person.blocked': BlockEvent;
  'person.unblocked': BlockEvent;
  'report.filed': ReportEvent;
  /** All open reports of a thing were settled. */
  'report.resolved': ReportEvent;
  /** Somebody's or a project's text may be another; only told where vectors are made of texts. */
  'match_text.changed': { readonly kind: 'developer' | 'project'; readonly id: string };
  'account.renamed': { readonly userId: string; readonly username: string };
  /** By the person, or by a link in a mail. */
  'password.changed': { readonly userId: string };
  /** Somebody who is not signed in asks for a mail. The address is sealed: jobs outlive accounts. */
  'reset.requested': { readonly sealedAddress: string };
  'verification.requested': { readonly sealedAddress: string };
  /** A code-host account was linked, by signing in with it or from the profile. */
  'github.linked': { readonly userId: string };
  /** A token of the code host that is of no use any more, sealed; with `grant`, all that its person gave us. */
  'github.access_dropped': { readonly sealedToken: string; readonly what: 'token' | 'grant' };
  /** The code host refuses the token of a linked account by now. */
  'github.access_lost': { readonly userId: string };
  /** Who signed in with a linked account has brought a new token. */
  'github.access_renewed': { readonly userId: string };
  /** By the user, or because access to the account was revoked. */
  'github.unlinked': { readonly userId: string };
  /** A repository is to be read from the code host and analysed: its person or the clock wants it. */
  'repository.requested': { readonly repositoryId: string };
  'mail.queued': { readonly mailId: string };
  'notification.mail_wanted': { readonly notificationId: string };
  /** Access to an account was ended, beyond its sessions and its password. */
  'access.revoked': { readonly userId: string; readonly githubLink: boolean; readonly githubFlows: boolean };
  'session.ended': { readonly userId: string; readonly sessionIds: readonly string[] };
  /** Somebody signed in, or goes on using a session: told every ten minutes at most. */
  'session.used': { readonly userId: string };
  /** Was here for the first time on that day, in UTC. */
  'person.active': { readonly userId: string };
  'profile.updated': { readonly userId: string };
  /** Pictures that nobody uses any more lose their files. */
  'pictures.dropped': { readonly userId: string };
  'repository.words_changed': { readonly userId: string };
  'skills.changed': { readonly userId: string };
  'project.created': { readonly projectId: string; readonly ownerId: string };
  /** What it says, or how many it takes, is different now. */
  'project.edited': { readonly projectId: string };
  'project.status_changed': { readonly projectId: string };
  /** For good, by an administrator; without one, because its owner's account was deleted and nobody took over. */
  'project.archived': { readonly projectId: string; readonly archivedBy?: string };
  /** In a project that was full. */
  'seat.opened': { readonly projectId: string };
  /** Somebody's requests were answered, or could have been, or are counted as theirs from now on. */
  'answers.changed': { readonly ownerId: string };
  'request.submitted': RequestEvent;
  'invitation.sent': RequestEvent;
  'request.accepted': RequestEvent & { readonly answeredBy: string };
  'request.rejected': RequestEvent & { readonly answeredBy: string };
  'request.withdrawn': RequestEvent;
  'request.expired': RequestEvent;
  /** Ended by a block between the two, of which nobody is told. */
  'request.lapsed': RequestEvent;
  'request.reopened': RequestEvent;
  /** By the one who made it, or by the clock. */
  'request.reminded': RequestEvent;
  'comment.posted': CommentEvent;
  /** Edited, deleted or removed. */
  'comment.changed': CommentEvent;
  /** Edited or deleted. */
  'message.changed': { readonly messageId: string; readonly projectId: string };
  /** Addresses members by name, newly or again after an edit. */
  'message.mentioned': { readonly messageId: string };
  /** A message is gone, and with it the pictures of these names. */
  'message.pictures_removed': { readonly userId: string; readonly names: readonly string[] };
  /** Pinned, or not any more. */
  'message.pinned': { readonly messageId: string; readonly projectId: string };
  'message.reacted': { readonly messageId: string; readonly projectId: string };
  'member.joined': { readonly projectId: string; readonly userId: string };
  /** The owner made a co-owner of a member, or a member of a co-owner. */
  'member.role_changed': {
    readonly projectId: string;
    readonly userId: string;
    readonly role: 'co_owner' | 'member';
    readonly changedBy: string;
  };
  'ownership.offered': OfferEvent;
  'ownership.withdrawn': OfferEvent;
  /** The project is theirs now, and who offered it is a co-owner. */
  'ownership.accepted': OfferEvent;
  'ownership.declined': OfferEvent;
  /** The owner's account was deleted, and the first co-owner took the project over. */
  'ownership.inherited': { readonly projectId: string; readonly userId: string };
  'member.left': {
    readonly projectId: string;
    readonly userId: string;
    /** Unset for who left by their own will or with their account. */
    readonly removedBy?: string;
  };
}

export type EventName = keyof DomainEvents;

/** How long a durable reaction is tried again: waits double from about a second up to `maxWaitSeconds` seconds. */
export interface RetryPolicy {
  readonly retries: number;
  readonly maxWaitSeconds: number;
  /** Takes seconds rather than milliseconds, so that it is not worked off in batches. */
  readonly slow?: boolean;
}

export interface Subscriber<Name extends EventName = EventName> {
  readonly event: Name;
  /** Unique; names the queue of a durable reaction, so it must not change lightly. */
  readonly name: string;
  readonly kind: 'inTransaction' | 'job' | 'afterCommit';
  readonly handle: (ctx: Ctx, payload: DomainEvents[Name]) => Promise<void> | void;
  readonly retryPolicy?: RetryPolicy | undefined;
}

/** A reaction that is part of the change: it runs in the same transaction, and fails it when it fails. */
export function inTransaction<Name extends EventName>(
  event: Name,
  name: string,
  handle: Subscriber<Name>['handle'],
): Subscriber {
  return anyEvent({ event, name, kind: 'inTransaction', handle });
}

/**
 * A reaction that must happen: a job stored with the change, run at least once, so it must be idempotent. Its
 * `ctx.requestId` is the job's id, the same for every try.
 */
export function asJob<Name extends EventName>(
  event: Name,
  name: string,
  handle: Subscriber<Name>['handle'],
  retryPolicy?: RetryPolicy,
): Subscriber {
  return anyEvent({ event, name, kind: 'job', handle, retryPolicy });
}

/** A reaction after the commit, in this process, best effort. */
export function afterCommit<Name extends EventName>(
  event: Name,
  name: string,
  handle: Subscriber<Name>['handle'],
): Subscriber {
  return anyEvent({ event, name, kind: 'afterCommit', handle });
}

/** Lists mix subscribers of different events; `emit` only hands a payload to handlers of its own event. */
function anyEvent<Name extends EventName>(subscriber: Subscriber<Name>): Subscriber {
  return subscriber as unknown as Subscriber;
}

/** The subscribers of each event. `features.ts` holds the one list. */
export interface Subscribers {
  readonly jobs: readonly Subscriber[];
  of(event: EventName): readonly Subscriber[];
}

export function subscribersOf(list: readonly Subscriber[]): Subscribers {
  const byEvent = Map.groupBy(list, (subscriber) => subscriber.event);
  return {
    jobs: list.filter((subscriber) => subscriber.kind === 'job'),
    of: (event) => byEvent.get(event) ?? [],
  };
}

/**
 * Tells that something happened, inside the transaction that made it happen. Durable reactions become jobs
 * of the same transaction; live ones run after its commit.
 */
export async function emit<Name extends EventName>(
  ctx: Ctx,
  event: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  const scope = ctx.transaction;
  if (scope === undefined) throw new Error(`${event} was emitted outside a transaction`);
  for (const subscriber of ctx.deps.jobs.subscribers.of(event)) {
    if (subscriber.kind === 'inTransaction') await subscriber.handle(ctx, payload);
    else if (subscriber.kind === 'job') await ctx.deps.jobs.enqueue(ctx, subscriber.name, payload);
    else scope.afterCommit.push(() => subscriber.handle(outside(ctx), payload));
  }
}

/**
 * As `emit`, for what is to be done again later: durable reactions begin after so many seconds, others are not called.
 */
export async function emitLater<Name extends EventName>(
  ctx: Ctx,
  event: Name,
  payload: DomainEvents[Name],
  afterSeconds: number,
): Promise<void> {
  if (ctx.transaction === undefined) throw new Error(`${event} was emitted outside a transaction`);
  for (const { kind, name } of ctx.deps.jobs.subscribers.of(event))
    if (kind === 'job') await ctx.deps.jobs.enqueue(ctx, name, payload, { afterSeconds });
}

/** The call as it continues after the commit: on the pool again. */
function outside(ctx: Ctx): Ctx {
  return { ...ctx, db: ctx.deps.database.db, transaction: undefined };
}
