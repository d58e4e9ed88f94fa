import { createHash } from 'node:crypto';
import type { FormationPage, FormationSummary } from '@teamwright/contracts/events/forming.ts';
import type { FormedTeam } from '@teamwright/matching/events/instance.ts';
import type { TeamMeasures } from '@teamwright/matching/events/measure-teams.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import type { MeasureInput } from '../../../platform/formation/measure-task.ts';
import type { WorkerTask } from '../../../platform/work-pool.ts';
import { fixesOf } from '../clash/events.clash.service.ts';
import { isBeforePublication } from '../events.policy.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import type { ListedFormation, MemberRow, TeamRow } from './events.forming.repository.ts';
import * as repository from './events.forming.repository.ts';
import { formationPageView, formationView, instanceView } from './events.forming.view.ts';
import { listPeopleIds } from './events.instance.repository.ts';
import { blocksRuleId, loadInstance } from './events.instance.service.ts';
import { findPublication } from './events.publishing.repository.ts';
import { queueFormation } from './events.queue.service.ts';

/** Scores teams that organisers have changed. A large event takes longer than the event loop may be blocked. */
const measuring: WorkerTask<MeasureInput, TeamMeasures> = {
  module: new URL('../../../platform/formation/measure-task.ts', import.meta.url).href,
};

export async function listFormations(
  ctx: UserCtx,
  eventId: string,
): Promise<{ formations: FormationSummary[] }> {
  const event = await getManaged(ctx, eventId);
  const rows = await repository.listFormations(ctx.db, event.id);
  return { formations: rows.map((row) => formationView(row, ctx.clock.now())) };
}

interface FormingInput {
  readonly seconds: number;
  readonly seed: number;
  readonly basedOn?: number | undefined;
}

/**
 * Starts a formation in the background.
 * @throws AppError `conflict` while another formation of the event runs, without participants, and above the limit
 */
export async function startForming(
  ctx: UserCtx,
  eventId: string,
  input: FormingInput,
): Promise<FormationSummary> {
  const { seconds, seed, basedOn } = input;
  const version = await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!isBeforePublication(event.status))
      throw new AppError(
        'conflict',
        'Teams are formed after the registration opens and before they are published',
      );
    const base =
      basedOn === undefined ? undefined : await repository.findFormation(ctx.db, event.id, basedOn);
    if (basedOn !== undefined && base === undefined)
      throw invalidField('basedOn', 'This version was deleted');
    return await queueFormation(ctx, event, { seed, seconds, basedOnId: base?.formation.id ?? null });
  });
  return await getFormationSummary(ctx, eventId, version);
}

/** @throws AppError `not_found` */
export async function getFormationSummary(
  ctx: UserCtx,
  eventId: string,
  version: number,
): Promise<FormationSummary> {
  const { listed } = await getFormation(ctx, eventId, version);
  return formationView(listed, ctx.clock.now());
}

/** @throws AppError `not_found` */
export async function getFormation(ctx: UserCtx, eventId: string, version: number) {
  const event = await getManaged(ctx, eventId);
  const listed = await repository.findFormation(ctx.db, event.id, version);
  if (listed === undefined) throw notFound('Formation');
  return { event, listed };
}

/** No-op for a formation that has ended. */
export async function stopForming(ctx: UserCtx, eventId: string, version: number): Promise<void> {
  const { listed } = await getFormation(ctx, eventId, version);
  await repository.updateFormation(ctx.db, listed.formation.id, { stopWanted: true });
}

/** A formation that runs is stopped first. */
export async function removeFormation(ctx: UserCtx, eventId: string, version: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await lockManaged(ctx, eventId);
    const { event, listed } = await getFormation(ctx, eventId, version);
    if ((await findPublication(ctx.db, event.id))?.version === version)
      throw new AppError('conflict', 'These teams are published');
    if (await repository.hasAppliedRepair(ctx.db, listed.formation.id))
      throw new AppError('conflict', 'These teams were published, and they stay readable');
    await repository.removeFormation(ctx.db, listed.formation.id);
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
}

/**
 * The formation with scores of its current teams. After a change, a worker computes them again, and this function
 * stores them.
 */
export async function getFormationPage(
  ctx: UserCtx,
  eventId: string,
  version: number,
): Promise<FormationPage> {
  const { event, listed } = await getFormation(ctx, eventId, version);
  // One after the other, because changes of teams share the connection of their transaction.
  const teams = await repository.listTeams(ctx.db, listed.formation.id);
  const members = await repository.listMembers(ctx.db, listed.formation.id);
  const people = await listPeopleIds(ctx.db, event.id);
  const current = await measureIfChanged(ctx, event, listed, { teams, members, people });
  const placed = new Set(members.map(({ participantId }) => participantId));
  const { userId } = ctx.actor;
  const undoable = await repository.findMove(ctx.db, listed.formation.id, {
    organiserId: userId,
    undone: false,
  });
  const redoable = await repository.findMove(ctx.db, listed.formation.id, {
    organiserId: userId,
    undone: true,
  });
  return formationPageView(current, {
    teams,
    members,
    now: ctx.clock.now(),
    unplaced: people.filter((id) => !placed.has(id)),
    fixes: fixesOf(event, listed.formation),
    can: { undo: undoable !== undefined, redo: redoable !== undefined },
  });
}

interface Teams {
  readonly teams: readonly TeamRow[];
  readonly members: readonly MemberRow[];
  /** Ids of the participants who take part now. */
  readonly people: readonly string[];
}

function hashOf(members: readonly MemberRow[]): string {
  const ids = members.map(({ teamId, participantId }) => `${teamId}:${participantId}`).join();
  return createHash('sha256').update(ids).digest('base64url');
}

export async function measureInWorker(ctx: Ctx, input: MeasureInput): Promise<TeamMeasures> {
  return await ctx.deps.workPool.run(measuring, input);
}

/**
 * Scores the teams again, and stores the scores, if members were moved, withdrew, or were marked as absent or present
 * since the last time.
 */
async function measureIfChanged(
  ctx: UserCtx,
  event: EventRow,
  listed: ListedFormation,
  { teams, members, people }: Teams,
): Promise<ListedFormation> {
  const { formation } = listed;
  const takingPart = new Set(people);
  const presentHash = hashOf(members.filter(({ participantId }) => takingPart.has(participantId)));
  const before = formation.measures;
  const isMeasured =
    before?.revision === formation.revision && (before.presentHash ?? hashOf(members)) === presentHash;
  if (formation.status !== 'done' || isMeasured || teams.length === 0) return listed;
  const instance = await loadInstance(ctx, event, formation);
  const known = new Set(instance.people.map(({ id }) => id));
  const formed = formedTeams(teams, members, known);
  const result = await measureInWorker(ctx, { instance, teams: formed });
  const measures = {
    revision: formation.revision,
    absent: members.filter(({ participantId }) => !takingPart.has(participantId)).length,
    presentHash,
    teams: teams.map(({ id }, index) => ({ id, ...(result.teams[index] ?? { score: 0, broken: null }) })),
    rules: result.rules,
  };
  await repository.updateFormation(ctx.db, formation.id, { measures, score: result.score });
  return { ...listed, formation: { ...formation, measures, score: result.score } };
}

/** The stored teams as the engine reads them, with participants who still take part. */
function formedTeams(
  teams: readonly TeamRow[],
  members: readonly MemberRow[],
  known: ReadonlySet<string>,
): FormedTeam[] {
  const membersOf = Map.groupBy(members, ({ teamId }) => teamId);
  return teams.map(({ id, ideaId, fromId }) => ({
    members: (membersOf.get(id) ?? [])
      .map(({ participantId }) => participantId)
      .filter((one) => known.has(one)),
    project: ideaId,
    from: fromId,
  }));
}

/** What the engine needs to score teams in the browser, without blocks between users. */
export async function getInstance(ctx: UserCtx, eventId: string, version: number) {
  const { event, listed } = await getFormation(ctx, eventId, version);
  const { formation } = listed;
  const { rules, ...instance } = await loadInstance(ctx, event, formation);
  return instanceView({ ...instance, rules: rules.filter((rule) => rule.id !== blocksRuleId) });
}
