import type { WebhookKind } from '@teamwright/contracts/events/webhook.ts';
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
  /** The user who would join. */
  readonly userId: string;
}

/** The seat that a new member got. */
interface FilledSeat {
  readonly name: string;
  /** The seat that the request named, if another one was given. */
  readonly instead: string | null;
}

interface OfferEvent {
  readonly projectId: string;
  /** The user who gets the offer. */
  readonly userId: string;
  /** The user who offers it. */
  readonly ownerId: string;
}

interface CommentEvent {
  readonly commentId: string;
  readonly projectId: string;
}

interface EventFormation {
  readonly eventId: string;
  readonly formationId: string;
}

interface EventRegistration {
  readonly eventId: string;
  readonly userId: string;
}

/** All domain events, named in the past tense, with the data that reactions need. */
export interface DomainEvents {
  'account.created': { readonly userId: string };
  /** The user's rows still exist. Each feature deletes its own in this transaction. */
  'account.deleted': { readonly userId: string };
  'account.suspended': { readonly userId: string };
  'account.restored': { readonly userId: string };
  /** The user became an administrator or stopped being one. */
  'account.role_changed': { readonly userId: string };
  /** The user's address, perhaps a new one, was confirmed. */
  'account.verified': { readonly userId: string };
  'person.blocked': BlockEvent;
  'person.unblocked': BlockEvent;
  'report.filed': ReportEvent;
  /** All open reports of a subject were resolved. */
  'report.resolved': ReportEvent;
  'account.renamed': { readonly userId: string; readonly username: string };
  /** By the user, or with a link from an email. */
  'password.changed': { readonly userId: string };
  /** A guest requested an email. The address is encrypted because jobs outlive accounts. */
  'reset.requested': { readonly sealedAddress: string };
  'verification.requested': { readonly sealedAddress: string };
  /** A code host account was linked, by a sign-in with it or from the profile. */
  'github.linked': { readonly userId: string };
  /**
   * An encrypted token of the code host that is no longer needed. `grant` revokes everything that the user granted, of
   * the named account. Jobs of earlier versions name none.
   */
  'github.access_dropped': {
    readonly sealedToken: string;
    readonly what: 'token' | 'grant';
    readonly account?: { readonly host: string; readonly githubId: string };
  };
  /** The code host no longer accepts the token of a linked account. */
  'github.access_lost': { readonly userId: string };
  /** A sign-in with a linked account brought a new token. */
  'github.access_renewed': { readonly userId: string };
  /** By the user, or because access to the account was revoked. */
  'github.unlinked': { readonly userId: string };
  /** The user or the nightly job requests that a repository is read and analysed. */
  'repository.requested': { readonly repositoryId: string };
  /** A user's repositories at the code host are read for the first time, or again after an interruption. */
  'onboarding.requested': { readonly userId: string };
  'mail.queued': { readonly mailId: string };
  'notification.mail_wanted': { readonly notificationId: string };
  /** Access to an account was ended, beyond its sessions and its password. */
  'access.revoked': { readonly userId: string; readonly githubLink: boolean };
  'session.ended': { readonly userId: string; readonly sessionIds: readonly string[] };
  /** A user signed in or used a session. Emitted at most every ten minutes. */
  'session.used': { readonly userId: string };
  /** The first activity of a user on a day in UTC. */
  'person.active': { readonly userId: string };
  'profile.updated': { readonly userId: string };
  /** The files of unused pictures can be deleted. */
  'pictures.dropped': { readonly userId: string };
  'repository.words_changed': { readonly userId: string };
  'skills.changed': { readonly userId: string };
  'project.created': { readonly projectId: string; readonly ownerId: string };
  /** The text or the team size changed. */
  'project.edited': { readonly projectId: string };
  'project.status_changed': { readonly projectId: string };
  /**
   * Permanent. `archivedBy` is the administrator. It is undefined if the owner's account was deleted and the project
   * had no co-owner or member to become its owner, and if the team of an event has ended.
   */
  'project.archived': {
    readonly projectId: string;
    readonly archivedBy?: string;
    /** The team of an event has ended. */
    readonly isTeamClosed?: boolean;
  };
  /** An edit removed an open seat that pending requests named. They now name no seat. */
  'seat.removed': {
    readonly projectId: string;
    readonly seatName: string;
    readonly requestIds: readonly string[];
    /** Unset for a change by the server. */
    readonly removedBy?: string | undefined;
  };
  'seat.renamed': {
    readonly projectId: string;
    readonly seatId: string;
    readonly from: string;
    readonly to: string;
  };
  /** In a project that was full. */
  'seat.opened': { readonly projectId: string };
  /** The requests that count in an owner's response statistics changed. */
  'answers.changed': { readonly ownerId: string };
  'request.submitted': RequestEvent;
  'invitation.sent': RequestEvent;
  /** `seat` is missing in jobs of older versions, and for a member of a very large team. */
  'request.accepted': RequestEvent & { readonly answeredBy: string; readonly seat?: FilledSeat };
  'request.rejected': RequestEvent & { readonly answeredBy: string };
  'request.withdrawn': RequestEvent;
  'request.expired': RequestEvent;
  /** Ended by a block between the two. Neither is notified. */
  'request.lapsed': RequestEvent;
  'request.reopened': RequestEvent;
  /** By its sender or by the reminder job. */
  'request.reminded': RequestEvent;
  /** Its page, its rules or its organisers changed. */
  'event.changed': { readonly eventId: string };
  /** An organiser changed teams of a version in review. */
  'event.reviewed': { readonly eventId: string };
  /** The registration opened. */
  'event.opened': { readonly eventId: string };
  /** Permanent. */
  'event.cancelled': { readonly eventId: string };
  'event.organiser_added': { readonly eventId: string; readonly userId: string; readonly addedBy: string };
  /** A participant registered, withdrew or changed their registration. */
  'event.registration_changed': EventRegistration;
  /** A participant registered, for the first time or again. */
  'event.registered': EventRegistration;
  /** A member of a published team told the organisers how the team is. */
  'event.pulse_given': EventRegistration;
  /** A participant asked the organisers for another team. */
  'event.team_request_sent': EventRegistration & { readonly requestId: string };
  /** An organiser closed such a request. */
  'event.team_request_closed': EventRegistration & { readonly requestId: string };
  /** After the event, a member thanked another member of the team. */
  'event.thanked': EventRegistration & { readonly fromId: string };
  /** A message for the webhook of an event. */
  'event.news_queued': { readonly eventId: string; readonly kind: WebhookKind };
  /** A participant of the waiting list got a place. */
  'event.moved_up': EventRegistration;
  'event.participant_removed': EventRegistration & { readonly reason: string };
  /** Organisers asked participants who have not confirmed. `askedAt` is an ISO time. */
  'event.confirmation_asked': { readonly eventId: string; readonly askedAt: string };
  /** Teams became projects. */
  'event.published': EventFormation;
  /** The projects of the teams were removed again. */
  'event.unpublished': EventFormation;
  /** A repair was applied: participants are in other teams now. */
  'event.repaired': EventFormation;
  /** Participants were asked whether they want to move. */
  'event.move_asked': EventFormation;
  /** An organiser gave a late-comer of the waiting list a place. */
  'event.late_comer_added': EventRegistration;
  'event.forming_requested': { readonly formationId: string };
  /** Addresses of people who may register were imported. */
  'event.invitees_imported': { readonly eventId: string };
  'comment.posted': CommentEvent;
  /** Edited, deleted or removed. */
  'comment.changed': CommentEvent;
  /** Edited or deleted. */
  'message.changed': { readonly messageId: string; readonly projectId: string };
  /** Mentions members, newly or again after an edit. */
  'message.mentioned': { readonly messageId: string };
  /** A message was deleted together with these pictures. */
  'message.pictures_removed': { readonly userId: string; readonly names: readonly string[] };
  /** Pinned or unpinned. */
  'message.pinned': { readonly messageId: string; readonly projectId: string };
  'message.reacted': { readonly messageId: string; readonly projectId: string };
  'member.joined': { readonly projectId: string; readonly userId: string };
  /** The owner promoted a member to co-owner, or demoted a co-owner. */
  'member.role_changed': {
    readonly projectId: string;
    readonly userId: string;
    readonly role: 'co_owner' | 'member';
    readonly changedBy: string;
  };
  'ownership.offered': OfferEvent;
  'ownership.withdrawn': OfferEvent;
  /** The user is now the owner, and the former owner is a co-owner. */
  'ownership.accepted': OfferEvent;
  'ownership.declined': OfferEvent;
  /** The owner deleted the account, or left the team of an event. The first co-owner or member became the owner. */
  'ownership.inherited': {
    readonly projectId: string;
    readonly userId: string;
    /** The owner left the team of an event. */
    readonly ownerLeft?: boolean;
  };
  'member.left': {
    readonly projectId: string;
    readonly userId: string;
    /** Unset if the member left by choice or with the account. */
    readonly removedBy?: string;
  };
}

export type EventName = keyof DomainEvents;

/** How a failed job is retried. The delay doubles from about a second up to `maxWaitSeconds`. */
export interface RetryPolicy {
  readonly retries: number;
  readonly maxWaitSeconds: number;
  /** The job takes seconds, so it does not run in batches. */
  readonly slow?: boolean;
}

export interface Subscriber<Name extends EventName = EventName> {
  readonly event: Name;
  /** Unique. For a job, the name of its queue, so a rename would orphan stored jobs. */
  readonly name: string;
  readonly kind: 'inTransaction' | 'job' | 'afterCommit';
  readonly handle: (ctx: Ctx, payload: DomainEvents[Name]) => Promise<void> | void;
  readonly retryPolicy?: RetryPolicy | undefined;
}

/** A reaction that is part of the change. It runs in the same transaction, and its failure rolls the change back. */
export function inTransaction<Name extends EventName>(
  event: Name,
  name: string,
  handle: Subscriber<Name>['handle'],
): Subscriber {
  return anyEvent({ event, name, kind: 'inTransaction', handle });
}

/**
 * A reaction that must not be lost: a job stored with the change. It runs at least once, so it must be idempotent.
 * `ctx.requestId` is the id of the job, the same for every try.
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

/** Lists contain subscribers of different events; `emit` passes a payload only to handlers of its event. */
function anyEvent<Name extends EventName>(subscriber: Subscriber<Name>): Subscriber {
  return subscriber as unknown as Subscriber;
}

/** The subscribers of each event, from the list in `features.ts`. */
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
 * Emits an event inside the transaction of the change. Jobs are stored in the same transaction; `afterCommit`
 * reactions run after it.
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
    else scope.afterCommit.push(() => subscriber.handle(afterCommitCtx(ctx), payload));
  }
}

/**
 * Like `emit` for many events with the same name.
 * @throws Error if one of the reactions is not a job
 */
export async function emitMany<Name extends EventName>(
  ctx: Ctx,
  event: Name,
  payloads: readonly DomainEvents[Name][],
): Promise<void> {
  for (const name of jobsOf(ctx, event)) await ctx.deps.jobs.enqueueMany(ctx, name, payloads);
}

/**
 * Like `emit`, after a delay.
 * @throws Error if one of the reactions is not a job
 */
export async function emitLater<Name extends EventName>(
  ctx: Ctx,
  event: Name,
  payload: DomainEvents[Name],
  afterSeconds: number,
): Promise<void> {
  for (const name of jobsOf(ctx, event)) await ctx.deps.jobs.enqueue(ctx, name, payload, { afterSeconds });
}

/** The queues of all reactions to an event. */
function jobsOf(ctx: Ctx, event: EventName): string[] {
  if (ctx.transaction === undefined) throw new Error(`${event} was emitted outside a transaction`);
  return ctx.deps.jobs.subscribers.of(event).map(({ kind, name }) => {
    if (kind !== 'job') throw new Error(`${event}: ${name} is not a job`);
    return name;
  });
}

/** The context after the commit, which uses the pool again. */
function afterCommitCtx(ctx: Ctx): Ctx {
  return { ...ctx, db: ctx.deps.database.db, transaction: undefined };
}
