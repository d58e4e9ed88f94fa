import { addDays } from '@teamwright/demo/community/dates.ts';
import type { DemoEvent } from '@teamwright/demo/community/events/event-types.ts';
import { idAt } from '@teamwright/demo/community/ids.ts';
import { formTeams } from '@teamwright/matching/events/form-teams.ts';
import { measureTeams } from '@teamwright/matching/events/measure-teams.ts';
import type { Highs } from 'highs';
import { findEvent } from '../../features/events/events.repository.ts';
import {
  findFormationById,
  insertFormation,
  updateFormation,
} from '../../features/events/forming/events.forming.repository.ts';
import { loadInstance } from '../../features/events/forming/events.instance.service.ts';
import { presentTeams, storeTeams } from '../../features/events/forming/events.run.service.ts';
import { loadRepair } from '../../features/events/repair/events.difference.service.ts';
import { listMoveNews } from '../../features/events/repair/events.repair.notifications.service.ts';
import { movedShareOf } from '../../features/events/repair/events.repair.policy.ts';
import { replaceAnswers } from '../../features/events/repair/events.repair.repository.ts';
import type { Transaction } from '../client.ts';
import { insertRows } from '../insert-rows.ts';
import { notifications } from '../schema/notifications.ts';
import type { Life } from './insert-event-life.ts';

/** When the organisers computed the repair, and until when participants can answer, in days from now. */
const [computedAt, answerBy] = [-0.2, 1];

interface Repairing extends Life {
  readonly solver: Highs;
  readonly iterations: number;
}

/** Inserts a computed repair, and asks each participant who would move. */
export async function insertRepair(
  tx: Transaction,
  { id: eventId, life }: DemoEvent,
  { formationId: repairsId, now, random, solver, iterations }: Repairing,
): Promise<void> {
  const event = await findEvent(tx, eventId);
  if (event === undefined || life?.repairDial === undefined) return;
  const at = addDays(now, computedAt);
  const ctx = { db: tx, clock: { now: () => at } };
  const id = idAt(at, random);
  const placed = await loadInstance(ctx, event, event);
  const movedShare = movedShareOf(life.repairDial, placed.people.length);
  await insertFormation(tx, {
    id,
    eventId,
    version: 2,
    status: 'running',
    seed: 1,
    seconds: 10,
    repairsId,
    movedShare,
    rules: event.rules,
    reportedAt: at,
    createdAt: at,
  });
  const formation = await findFormationById(tx, id);
  if (formation === undefined) throw new RangeError(`no formation ${id}`);
  const instance = await loadInstance(ctx, event, formation);
  const host = { solver, msLeft: () => Number.MAX_SAFE_INTEGER, report: () => true };
  await storeTeams(ctx, event, formation, formTeams(instance, { seed: 1, iterations, movedShare }, host));
  await updateFormation(tx, id, {
    scoreBefore: measureTeams(instance, presentTeams(instance)).score,
    answerBy: addDays(now, answerBy),
  });
  const { moved } = await loadRepair(ctx, event, formation.version);
  const answers = moved.map(({ person, to }, index) => ({
    formationId: id,
    participantId: person.participantId,
    teamId: to.id,
    accepted: life.moveAnswers?.[index % life.moveAnswers.length] ?? null,
  }));
  await replaceAnswers(tx, id, answers);
  const news = await listMoveNews(ctx, eventId, id);
  await insertRows(
    tx,
    notifications,
    news.map((one) => ({ ...one, id: idAt(at, random), createdAt: at, readAt: null })),
  );
}
