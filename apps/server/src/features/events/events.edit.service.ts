import type { EventChanges, NewEvent } from '@teamwright/contracts/events/event-form.ts';
import type { EventDesk } from '@teamwright/contracts/events/event-page.ts';
import { presetTeams } from '@teamwright/contracts/events/presets.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, violatesUnique } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { freeSlug, slugOf } from '../projects/projects.slug.policy.ts';
import {
  canArchive,
  canCancel,
  canClose,
  canEditEvent,
  canOpen,
  canRemove,
  hasPlace,
} from './events.policy.ts';
import { presetRules } from './events.presets.policy.ts';
import { countRoles } from './events.questions.repository.ts';
import type { EventRow } from './events.repository.ts';
import * as repository from './events.repository.ts';
import { isRoleInRules } from './events.rules.policy.ts';
import { getDesk, lockManaged } from './events.service.ts';
import { fillPlaces } from './registration/events.waiting-list.service.ts';

const maxSlugTries = 20;
/** The web client has a page of its own at this address. */
const reservedSlugs = ['new'];

/** Creates a draft with the rules of its preset. */
export async function createEvent(ctx: UserCtx, input: NewEvent): Promise<EventDesk> {
  const { teamSize, roles, preset, ...fields } = input;
  const defaults = presetTeams[preset];
  const values = {
    ...fields,
    preset,
    teamSize: teamSize ?? defaults.teamSize,
    roles: roles ?? [...defaults.roles],
  };
  const stored = storedFields(values);
  assertComplete(stored);
  const id = newId();
  const now = ctx.clock.now();
  await withFreeSlug(ctx, input.title, async (slug) => {
    await withTransaction(ctx, async (ctx) => {
      await repository.insertEvent(ctx.db, {
        ...stored,
        id,
        slug,
        preset,
        createdAt: now,
        updatedAt: now,
        rules: presetRules(preset, values.roles),
      });
      const owner = { eventId: id, userId: ctx.actor.userId, role: 'owner', createdAt: now } as const;
      await repository.insertOrganiser(ctx.db, owner);
    });
  });
  return await getDesk(ctx, id);
}

/** If two events race for one slug, the second gets the next number. */
async function withFreeSlug(
  ctx: UserCtx,
  title: string,
  write: (slug: string) => Promise<void>,
): Promise<void> {
  const wanted = slugOf(title, 'event');
  for (let tried = 0; ; tried += 1) {
    const taken = [...reservedSlugs, ...(await repository.listSlugsLike(ctx.db, wanted))];
    const slug = freeSlug(wanted, new Set(taken));
    try {
      return await write(slug);
    } catch (error) {
      if (tried === maxSlugTries || !violatesUnique(error, 'events_slug_key')) throw error;
    }
  }
}

type Fields = Omit<NewEvent, 'preset' | 'teamSize' | 'roles'> & {
  readonly teamSize: NonNullable<NewEvent['teamSize']>;
  readonly roles: string[];
};

function storedFields({ teamSize, startsAt, endsAt, deadline, ...fields }: Fields) {
  return {
    ...fields,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    deadline: new Date(deadline),
    teamMin: teamSize.min,
    teamPreferred: teamSize.preferred,
    teamMax: teamSize.max,
  };
}

type Complete = Pick<
  EventRow,
  | 'startsAt'
  | 'endsAt'
  | 'deadline'
  | 'teamMin'
  | 'teamPreferred'
  | 'teamMax'
  | 'capacity'
  | 'place'
  | 'online'
  | 'joinPolicy'
  | 'emailDomains'
  | 'roles'
>;

/** Rules between fields. @throws AppError `invalid` with the first field that breaks one */
function assertComplete(event: Complete): void {
  if (event.endsAt <= event.startsAt) throw invalidField('endsAt', 'The event must end after it starts');
  if (event.deadline > event.endsAt)
    throw invalidField('deadline', 'Registration must close before the event ends');
  const ordered = event.teamMin <= event.teamPreferred && event.teamPreferred <= event.teamMax;
  if (!ordered)
    throw invalidField('teamSize', 'The preferred size must be between the smallest and the largest');
  if (event.capacity < event.teamMin)
    throw invalidField('capacity', 'There must be places for the smallest team');
  if (event.place === '' && !event.online) throw invalidField('place', 'Name the place, or choose online');
  if (event.joinPolicy === 'domain' && event.emailDomains.length === 0)
    throw invalidField('emailDomains', 'Name at least one email domain');
  if (event.roles.length === 0) throw invalidField('roles', 'Name at least one role');
}

/**
 * @throws AppError `conflict` if another organiser saved since the form was filled; `invalid` for a capacity below the
 * places that are taken, and for the removal of a role in use
 */
export async function editEvent(
  ctx: UserCtx,
  eventId: string,
  { version, ...changes }: EventChanges,
): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    if (event.version !== version)
      throw new AppError(
        'conflict',
        'Another organiser has changed this event. Load it again before you save.',
      );
    const stored = storedFields({
      ...event,
      teamSize: { min: event.teamMin, preferred: event.teamPreferred, max: event.teamMax },
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt.toISOString(),
      deadline: event.deadline.toISOString(),
      ...definedOf(changes),
    });
    assertComplete(stored);
    await assertRolesKept(ctx, event, stored.roles);
    await assertCapacity(ctx, event, stored.capacity);
    const { title, description, startsAt, endsAt, deadline, timeZone, place, online, capacity } = stored;
    const { joinPolicy, emailDomains, joinCode, roles, teamMin, teamPreferred, teamMax } = stored;
    const { participantIdeas } = stored;
    await repository.updateEvent(ctx.db, event.id, {
      title,
      description,
      startsAt,
      endsAt,
      deadline,
      timeZone,
      place,
      online,
      capacity,
      joinPolicy,
      emailDomains,
      joinCode,
      roles,
      teamMin,
      teamPreferred,
      teamMax,
      participantIdeas,
      version: version + 1,
      updatedAt: ctx.clock.now(),
    });
    await fillPlaces(ctx, { ...event, capacity });
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
  return await getDesk(ctx, eventId);
}

function definedOf<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

async function assertRolesKept(ctx: UserCtx, event: EventRow, roles: readonly string[]): Promise<void> {
  const removed = event.roles.filter((role) => !roles.includes(role));
  const inRules = removed.find((role) => isRoleInRules(event.rules, role));
  if (inRules !== undefined)
    throw invalidField('roles', `A rule uses the role “${inRules}”. Change the rule first.`);
  const chosen = removed.length === 0 ? [] : await countRoles(ctx.db, event.id);
  const used = chosen.find(({ role }) => removed.includes(role));
  if (used !== undefined) throw invalidField('roles', `Participants have chosen the role “${used.role}”`);
}

async function assertCapacity(ctx: UserCtx, event: EventRow, capacity: number): Promise<void> {
  if (capacity >= event.capacity) return;
  const counts = await repository.countParticipants(ctx.db, [event.id]);
  const taken = counts.filter(({ status }) => hasPlace(status)).reduce((sum, { count }) => sum + count, 0);
  if (taken > capacity) throw invalidField('capacity', `${taken} participants have a place already`);
}

/** Opens the registration. @throws AppError `conflict`, or `invalid` if the deadline is over */
export async function openEvent(ctx: UserCtx, eventId: string): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canOpen(event.status)) throw new AppError('conflict', 'The registration cannot be opened now');
    if (event.deadline <= ctx.clock.now())
      throw invalidField('deadline', 'Choose a deadline in the future before you open the registration');
    await setStatus(ctx, event, { status: 'open' });
    await emit(ctx, 'event.opened', { eventId: event.id });
  });
  return await getDesk(ctx, eventId);
}

/** Closes the registration, so that teams are formed. @throws AppError `conflict` */
export async function closeEvent(ctx: UserCtx, eventId: string): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canClose(event.status)) throw new AppError('conflict', 'The registration is not open');
    await setStatus(ctx, event, { status: 'forming' });
  });
  return await getDesk(ctx, eventId);
}

/** Permanent. @throws AppError `conflict` */
export async function cancelEvent(ctx: UserCtx, eventId: string, reason: string): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canCancel(event.status)) throw new AppError('conflict', 'This event cannot be cancelled');
    await setStatus(ctx, event, { status: 'cancelled', cancelReason: reason });
    await emit(ctx, 'event.cancelled', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_cancelled', subject: event.id });
  });
  return await getDesk(ctx, eventId);
}

type StatusChange = Pick<EventRow, 'status'> & Partial<Pick<EventRow, 'cancelReason'>>;

async function setStatus(ctx: UserCtx, event: EventRow, change: StatusChange): Promise<void> {
  const version = event.version + 1;
  await repository.updateEvent(ctx.db, event.id, { ...change, version, updatedAt: ctx.clock.now() });
  await emit(ctx, 'event.changed', { eventId: event.id });
}

/** Takes an event that is over out of the lists, or back. @throws AppError `conflict` before its end */
export async function archiveEvent(ctx: UserCtx, eventId: string, archived: boolean): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canArchive(event.status))
      throw new AppError('conflict', 'An event is archived after it is finished or cancelled');
    const archivedAt = archived ? (event.archivedAt ?? ctx.clock.now()) : null;
    await repository.updateEvent(ctx.db, event.id, { archivedAt });
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
  return await getDesk(ctx, eventId);
}

/** Deletes a draft. @throws AppError `conflict` for an event that users may have seen */
export async function removeEvent(ctx: UserCtx, eventId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canRemove(event.status))
      throw new AppError('conflict', 'Only a draft can be deleted. Cancel the event instead.');
    await repository.removeEvent(ctx.db, event.id);
  });
}
