import type { repairDials } from '@teamwright/contracts/core/choices.ts';
import type { FormationSummary } from '@teamwright/contracts/events/forming.ts';
import type { RepairPage } from '@teamwright/contracts/events/repair.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { hasPlace } from '../events.policy.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import { findFormation } from '../forming/events.forming.repository.ts';
import { getFormationSummary } from '../forming/events.forming.service.ts';
import { findPublication } from '../forming/events.publishing.repository.ts';
import { queueFormation } from '../forming/events.queue.service.ts';
import { flagOf } from './events.difference.policy.ts';
import { listTeamsOf } from './events.difference.service.ts';
import { movedShareOf, repairFault } from './events.repair.policy.ts';
import * as repository from './events.repair.repository.ts';

type Member = RepairPage['waiting'][number];

function memberView({ participantId, userId, username, profilePicture, status }: Member): Member {
  return { participantId, userId, username, profilePicture, status };
}

/** The published teams with their members, and the participants who wait for a team. */
export async function getRepairPage(ctx: UserCtx, eventId: string): Promise<RepairPage> {
  const event = await getManaged(ctx, eventId);
  const publication = await findPublication(ctx.db, event.id);
  const fault = repairFault(event.status);
  if (publication === undefined) return { version: null, fault, teams: [], waiting: [] };
  const teams = await listTeamsOf(ctx, publication.formationId);
  const placed = new Set(teams.flatMap(({ members }) => members.map(({ participantId }) => participantId)));
  const attending = await repository.listAttending(ctx.db, event.id);
  return {
    version: publication.version,
    fault,
    teams: teams.map(({ id, name, projectId, projectSlug, members }) => {
      const attending = members.filter(({ status }) => hasPlace(status)).length;
      return {
        id,
        name,
        attending,
        flag: flagOf(attending, event.teamMin),
        project: projectId === null || projectSlug === null ? null : { id: projectId, slug: projectSlug },
        members: members.map(memberView),
      };
    }),
    waiting: attending.filter(({ participantId }) => !placed.has(participantId)).map(memberView),
  };
}

interface RepairInput {
  readonly dial: (typeof repairDials)[number];
  readonly seconds: number;
  readonly basedOn?: number | undefined;
}

/**
 * Starts to compute a repair of the published teams in the background.
 * @throws AppError `conflict` without a publication and while teams are being formed
 */
export async function startRepair(
  ctx: UserCtx,
  eventId: string,
  { dial, seconds, basedOn }: RepairInput,
): Promise<FormationSummary> {
  const version = await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const fault = repairFault(event.status);
    const publication = await findPublication(ctx.db, event.id);
    if (fault !== null || publication === undefined)
      throw new AppError('conflict', fault ?? 'Teams can be repaired once they are published');
    const base =
      basedOn === undefined ? undefined : (await findFormation(ctx.db, event.id, basedOn))?.formation;
    if (basedOn !== undefined && base === undefined)
      throw invalidField('basedOn', 'This version was deleted');
    const teams = await listTeamsOf(ctx, publication.formationId);
    const placed = teams.flatMap(({ members }) => members).filter(({ status }) => hasPlace(status)).length;
    const answers = base === undefined ? [] : await repository.listAnswers(ctx.db, base.id);
    const declined = answers.filter(({ accepted }) => accepted === false);
    return await queueFormation(ctx, event, {
      seconds,
      seed: 1,
      basedOnId: base?.id ?? null,
      repairsId: publication.formationId,
      movedShare: movedShareOf(dial, placed),
      stayIds: [
        ...new Set([...(base?.stayIds ?? []), ...declined.map(({ participantId }) => participantId)]),
      ],
    });
  });
  return await getFormationSummary(ctx, eventId, version);
}
