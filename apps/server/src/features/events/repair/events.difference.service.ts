import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { RepairDifference } from '@teamwright/contracts/events/repair.ts';
import type { DataCtx, UserCtx } from '../../../core/ctx.ts';
import { notFound } from '../../../core/errors.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged } from '../events.service.ts';
import { findFormation, findFormationById } from '../forming/events.forming.repository.ts';
import { getFormationPage } from '../forming/events.forming.service.ts';
import { findPublication, listTeamPeople } from '../forming/events.publishing.repository.ts';
import { scoreOfPublished } from '../forming/events.run.service.ts';
import { differenceOf } from './events.difference.policy.ts';
import { differenceView } from './events.difference.view.ts';
import { applyFault, lossFault } from './events.repair.policy.ts';
import * as repository from './events.repair.repository.ts';

/** The teams of a formation with their members and projects. */
export async function listTeamsOf(ctx: DataCtx, formationId: string) {
  const teams = await repository.listTeamsWithProjects(ctx.db, formationId);
  const membersOf = Map.groupBy(await listTeamPeople(ctx.db, formationId), ({ teamId }) => teamId);
  return teams.map((team) => ({ ...team, members: membersOf.get(team.id) ?? [] }));
}

/** A repair with what it changes now. @throws AppError `not_found` for a version that is not a repair */
export async function loadRepair(ctx: DataCtx, event: EventRow, version: number) {
  const formation = (await findFormation(ctx.db, event.id, version))?.formation;
  const repaired =
    formation?.repairsId == null ? undefined : await findFormationById(ctx.db, formation.repairsId);
  if (formation === undefined || repaired === undefined) throw notFound('Repair');
  const before = await listTeamsOf(ctx, repaired.id);
  const teams = await listTeamsOf(ctx, formation.id);
  const attending = await repository.listAttending(ctx.db, event.id);
  const difference = differenceOf({ before, after: teams, attending });
  const answers = await repository.listAnswers(ctx.db, formation.id);
  // An answer about a team to which the repair no longer moves the participant does not count.
  const answerOf = new Map(
    answers.map((answer) => [`${answer.participantId} ${answer.teamId}`, answer.accepted]),
  );
  const moved = difference.moved.map((move) => ({
    ...move,
    accepted: answerOf.get(`${move.person.participantId} ${move.to.id}`),
  }));
  const declined = moved.filter(({ accepted }) => accepted === false);
  const fault = applyFault({
    status: event.status,
    isFormed: formation.status === 'done',
    isApplied: formation.appliedAt !== null,
    isCurrent: (await findPublication(ctx.db, event.id))?.formationId === repaired.id,
    teams: difference.open.length,
    declined: declined.length,
  });
  return { formation, repaired, before, ...difference, moved, declined, fault };
}

export type Repair = Awaited<ReturnType<typeof loadRepair>>;

/** Why a repair cannot be applied, or null. Scores its teams again if members have left or are absent since. */
export async function findFault(ctx: UserCtx, event: EventRow, repair: Repair): Promise<string | null> {
  const { teamList } = await getFormationPage(ctx, event.id, repair.formation.version);
  return faultOf(repair, teamList);
}

function faultOf({ fault, open }: Repair, teamList: FormationPage['teamList']): string | null {
  if (fault !== null) return fault;
  const attending = new Map(open.map(({ id, members }) => [id, members.length]));
  return lossFault(
    teamList
      .filter(({ id }) => attending.has(id))
      .map(({ id, name, broken, members }) => ({
        name,
        isBroken: broken !== null,
        hasLost: members.length > (attending.get(id) ?? 0),
      })),
  );
}

/** The score of the teams that the repair would replace now, or that it has replaced. */
async function scoreBeforeOf(ctx: UserCtx, event: EventRow, { formation }: Repair): Promise<number | null> {
  const isOpen = formation.appliedAt === null && formation.status === 'done';
  return isOpen ? await scoreOfPublished(ctx, event, formation) : formation.scoreBefore;
}

export async function getDifference(
  ctx: UserCtx,
  eventId: string,
  version: number,
): Promise<RepairDifference> {
  const event = await getManaged(ctx, eventId);
  const repair = await loadRepair(ctx, event, version);
  // The call scores the teams again if an organiser has moved participants, or members have left or are absent.
  const { score, teamList } = await getFormationPage(ctx, eventId, version);
  const scoreBefore = await scoreBeforeOf(ctx, event, repair);
  return differenceView({ ...repair, fault: faultOf(repair, teamList) }, { score, scoreBefore });
}
