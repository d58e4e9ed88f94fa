import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventFigures, EventParticipant, eventDeskCalls } from '@teamwright/contracts/events/desk.ts';
import { participantStatus } from '@teamwright/contracts/events/statuses.ts';
import { countTeams } from '@teamwright/matching/events/search/slots.ts';
import { getSkill, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { hasPlace, isBeforePublication, isTakingPart } from '../events.policy.ts';
import { listIdeas } from '../events.questions.repository.ts';
import { countParticipants, type EventRow, updateEvent } from '../events.repository.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import { findParticipant, listUserIds } from '../registration/events.registration.repository.ts';
import { endParticipation } from '../registration/events.registration.service.ts';
import * as repository from './events.desk.repository.ts';
import { participantView } from './events.desk.view.ts';
import { shortagesOf } from './events.figures.policy.ts';

/** Counts of registrations, and what is short for the rules and project ideas. */
export async function getFigures(ctx: UserCtx, eventId: string): Promise<EventFigures> {
  const event = await getManaged(ctx, eventId);
  const [statuses, confirmed, roles, skills, languages, ideas] = await Promise.all([
    countParticipants(ctx.db, [event.id]),
    repository.countConfirmed(ctx.db, event.id),
    repository.countByRole(ctx.db, event.id),
    repository.countBySkill(ctx.db, event.id),
    repository.countByLanguage(ctx.db, event.id),
    listIdeas(ctx.db, event.id),
  ]);
  const countOf = new Map(statuses.map(({ status, count }) => [status, count]));
  const placesTaken = statuses.reduce((sum, { status, count }) => sum + (hasPlace(status) ? count : 0), 0);
  const teamSize = { min: event.teamMin, preferred: event.teamPreferred, max: event.teamMax };
  const byRole = event.roles.map((role) => roleFigures(role, roles));
  const labelsOf = createLabels();
  const holders = new Map(skills.map(({ skillId, count }) => [skillId, count]));
  const countOfSkill = (label: string) => holders.get(resolveSkill(label).id) ?? 0;
  const teams = countTeams(placesTaken, teamSize);
  return {
    capacity: event.capacity,
    statuses: Object.fromEntries(
      participantStatus.options.map((status) => [status, countOf.get(status) ?? 0]),
    ) as EventFigures['statuses'],
    placesTaken,
    confirmed,
    teams,
    roles: byRole,
    skills: skills
      .slice(0, limits.eventSkills)
      .map((skill) => ({ ...skill, label: getSkill(skill.skillId)?.label ?? skill.label })),
    languages,
    shortages: shortagesOf(
      {
        rules: event.rules.map((rule) =>
          rule.kind === 'skills' ? { ...rule, skills: labelsOf(rule.skills) } : rule,
        ),
        ideas: ideas.map((idea) => ({ ...idea, skills: labelsOf(idea.skills) })),
      },
      { roles: byRole, countOfSkill, participants: placesTaken, teams, teamSize },
    ),
  };
}

/** Labels each skill once, in all its spellings with one label: that of the taxonomy, or the first spelling. */
function createLabels(): (labels: readonly string[]) => string[] {
  const first = new Map<string, string>();
  function labelOf(label: string): string {
    const { id } = resolveSkill(label);
    const known = first.get(id) ?? getSkill(id)?.label ?? label;
    first.set(id, known);
    return known;
  }
  return (labels) => [...new Set(labels.map(labelOf))];
}

type RoleCounts = Awaited<ReturnType<typeof repository.countByRole>>;

function roleFigures(role: string, counts: RoleCounts): EventFigures['roles'][number] {
  const own = counts.filter((count) => count.role === role);
  const byLevel = [1, 2, 3].map((level) => own.find((count) => count.level === level)?.count ?? 0);
  return { role, byLevel, count: byLevel.reduce((sum, count) => sum + count, 0) };
}

export async function listParticipants(
  ctx: UserCtx,
  eventId: string,
  { startIndex, limit, ...filter }: ParsedInput<typeof eventDeskCalls.participants>['query'],
): Promise<Answer<typeof eventDeskCalls.participants>> {
  const event = await getManaged(ctx, eventId);
  const rows = await repository.listParticipants(ctx.db, event.id, filter, { startIndex, limit });
  const total = await repository.countListed(ctx.db, event.id, filter);
  return { participants: await participantsOf(ctx, event, rows), total };
}

/** The view of these participants for organisers, in three queries. */
export async function participantsOf(
  ctx: UserCtx,
  event: EventRow,
  rows: readonly repository.ListedParticipant[],
): Promise<EventParticipant[]> {
  const waiting = await repository.listWaitingIds(ctx.db, event.id);
  const positions = new Map(waiting.map((id, index) => [id, index + 1]));
  const skills = await repository.listSkills(
    ctx.db,
    rows.map(({ userId }) => userId),
  );
  const skillsOf = Map.groupBy(skills, ({ userId }) => userId);
  return rows.map((row) => {
    const own = skillsOf.get(row.userId) ?? [];
    const labels = own.map(({ skillId, label }) => getSkill(skillId)?.label ?? label);
    return participantView(row, { skills: labels, waitingPosition: positions.get(row.id) ?? null });
  });
}

/**
 * Asks all participants with a place who have not confirmed.
 * @throws AppError `conflict` after the publication, and within a day of the last time
 */
export async function askToConfirm(ctx: UserCtx, eventId: string): Promise<{ asked: number }> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!isBeforePublication(event.status))
      throw new AppError('conflict', 'Participants confirm before the teams are published');
    const now = ctx.clock.now();
    const last = event.confirmationAskedAt;
    if (last !== null && now.getTime() - last.getTime() < dayMs)
      throw new AppError('conflict', 'You asked within the last day. Give the participants some time.');
    const asked = await listUserIds(ctx.db, event.id, ['registered']);
    if (asked.length === 0) return { asked: 0 };
    await updateEvent(ctx.db, event.id, { confirmationAskedAt: now });
    await emit(ctx, 'event.confirmation_asked', { eventId: event.id, askedAt: now.toISOString() });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return { asked: asked.length };
  });
}

/** Withdraws a participant, whose place goes to the waiting list. */
export async function removeParticipant(
  ctx: UserCtx,
  eventId: string,
  { participantId, reason }: { readonly participantId: string; readonly reason: string },
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const row = await findParticipant(ctx.db, event.id, participantId);
    if (row === undefined || !isTakingPart(row.status)) throw notFound('Participant');
    if (!isBeforePublication(event.status))
      throw new AppError('conflict', 'The teams are published. Repair them instead.');
    await endParticipation(ctx, event, row);
    await emit(ctx, 'event.participant_removed', { eventId: event.id, userId: row.userId, reason });
  });
}
