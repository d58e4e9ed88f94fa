import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { eventPulse, OwnPulse, PulseFrequency, TeamPulses } from '@teamwright/contracts/events/pulse.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { canEditEvent } from '../events.policy.ts';
import { type EventRow, updateEvent } from '../events.repository.ts';
import { getManaged, getOpened, lockManaged, lockOpened } from '../events.service.ts';
import { periodAt } from './events.period.service.ts';
import { isAboutTeam, pulseOpensAt, urgencyOf } from './events.pulse.policy.ts';
import * as repository from './events.pulse.repository.ts';
import { givenView, teamPulseView } from './events.pulse.view.ts';

/** The period of now, or the last one of an event that is over. */
function currentPeriod(ctx: Ctx, { timeZone, pulseFrequency, endsAt }: EventRow) {
  const now = Math.min(ctx.clock.now().getTime(), endsAt.getTime() - 1);
  return periodAt(new Date(now), timeZone, pulseFrequency);
}

/** The latest answer of each user in this period, or of one user. */
async function pulsesOf(ctx: Ctx, event: EventRow, userId?: string) {
  const rows = await repository.listPulses(ctx.db, event.id, currentPeriod(ctx, event).since, userId);
  return new Map(rows.map((row) => [row.userId, row]));
}

async function ownPulseOf(ctx: UserCtx, event: EventRow): Promise<OwnPulse> {
  const { status, startsAt, pulseFrequency: frequency } = event;
  const { userId } = ctx.actor;
  const given = (await pulsesOf(ctx, event, userId)).get(userId);
  const joinedAt = await repository.findJoinedAt(ctx.db, event.id, userId);
  const isCurrent = given && joinedAt && isAboutTeam(given.givenAt, joinedAt);
  const opensAt = pulseOpensAt({ status, startsAt, frequency, isInTeam: joinedAt !== undefined });
  const canGive = opensAt !== null && opensAt <= ctx.clock.now();
  return {
    frequency,
    canGive,
    opensAt: canGive ? null : (opensAt?.toISOString() ?? null),
    given: isCurrent ? givenView(given) : null,
  };
}

export async function getOwnPulse(ctx: UserCtx, eventId: string): Promise<OwnPulse> {
  const event = await getOpened(ctx, eventId);
  return await ownPulseOf(ctx, event);
}

/** @throws AppError `forbidden` for users without a published team, before the start, and if organisers do not ask */
export async function givePulse(
  ctx: UserCtx,
  eventId: string,
  pulse: ParsedInput<typeof eventPulse.givePulse>['body'],
): Promise<OwnPulse> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    if (!(await ownPulseOf(ctx, event)).canGive)
      throw new AppError(
        'forbidden',
        'Only members of a published team can answer, from the start to the end of the event',
      );
    await repository.upsertPulse(ctx.db, {
      ...pulse,
      eventId: event.id,
      userId: ctx.actor.userId,
      period: currentPeriod(ctx, event).day,
      givenAt: ctx.clock.now(),
    });
    await emit(ctx, 'event.pulse_given', { eventId: event.id, userId: ctx.actor.userId });
    return await ownPulseOf(ctx, event);
  });
}

export async function getTeamPulses(ctx: UserCtx, eventId: string): Promise<TeamPulses> {
  return await teamPulsesOf(ctx, await getManaged(ctx, eventId));
}

async function teamPulsesOf(ctx: Ctx, event: EventRow): Promise<TeamPulses> {
  const teams = await repository.listPublishedTeams(ctx.db, event.id);
  const projectIds = teams.map(({ projectId }) => projectId);
  const members = await repository.listTeamMembers(ctx.db, event.id, projectIds);
  const membersOf = Map.groupBy(members, ({ projectId }) => projectId);
  const pulseOf = await pulsesOf(ctx, event);
  const views = teams.map((team) => teamPulseView(team, membersOf.get(team.projectId) ?? [], pulseOf));
  return {
    frequency: event.pulseFrequency,
    since: currentPeriod(ctx, event).since.toISOString(),
    opensAt: event.startsAt > ctx.clock.now() ? event.startsAt.toISOString() : null,
    teams: views.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)),
  };
}

export async function putPulseFrequency(
  ctx: UserCtx,
  eventId: string,
  pulseFrequency: PulseFrequency,
): Promise<TeamPulses> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    await updateEvent(ctx.db, event.id, { pulseFrequency });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return await teamPulsesOf(ctx, { ...event, pulseFrequency });
  });
}
