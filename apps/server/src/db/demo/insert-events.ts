import { demoSeed } from '@teamwright/demo/community/build-community.ts';
import { addDays } from '@teamwright/demo/community/dates.ts';
import type { DemoEvent } from '@teamwright/demo/community/events/event-types.ts';
import { idAt } from '@teamwright/demo/community/ids.ts';
import { createRandom, type Random } from '@teamwright/demo/community/random.ts';
import { formTeams } from '@teamwright/matching/events/form-teams.ts';
import loadSolver, { type Highs } from 'highs';
import type { DataCtx } from '../../core/ctx.ts';
import { findEvent, updateEvent } from '../../features/events/events.repository.ts';
import {
  findFormationById,
  insertFormation,
} from '../../features/events/forming/events.forming.repository.ts';
import { loadInstance } from '../../features/events/forming/events.instance.service.ts';
import { listPublicationNews } from '../../features/events/forming/events.publishing.notifications.service.ts';
import { listTeamProjects } from '../../features/events/forming/events.publishing.repository.ts';
import {
  listFilledTeams,
  storePublication,
} from '../../features/events/forming/events.publishing.service.ts';
import { storeTeams } from '../../features/events/forming/events.run.service.ts';
import type { Transaction } from '../client.ts';
import { insertRows } from '../insert-rows.ts';
import { messages, rooms } from '../schema/chat.ts';
import { eventApart } from '../schema/events/event-teams.ts';
import {
  eventFriends,
  eventIdeas,
  eventInvitees,
  eventOrganisers,
  eventParticipants,
  eventQuestions,
  events,
} from '../schema/events/events.ts';
import { notifications } from '../schema/notifications.ts';
import { insertEventLife } from './insert-event-life.ts';
import { insertRepair } from './insert-repair.ts';
import * as rows from './rows/events.ts';

/** Proposals of the engine for one event: 0.2 s. The teams are near the best, and the same on every machine. */
const iterations = 100_000;
/** Members write their messages within this many days after the publication, and before now. */
const talkDays = 2;

/** Inserts the events after users and profiles, and forms and publishes teams with the engine of the product. */
export async function insertEvents(
  tx: Transaction,
  demoEvents: readonly DemoEvent[],
  now: Date,
): Promise<void> {
  await insertRows(tx, events, demoEvents.map(rows.eventRow));
  await insertRows(tx, eventOrganisers, demoEvents.flatMap(rows.organiserRows));
  await insertRows(tx, eventQuestions, demoEvents.flatMap(rows.questionRows));
  await insertRows(tx, eventIdeas, demoEvents.flatMap(rows.ideaRows));
  await insertRows(tx, eventInvitees, demoEvents.flatMap(rows.inviteeRows));
  await insertRows(
    tx,
    eventParticipants,
    demoEvents.flatMap((event) => rows.participantRows(event, event.participants)),
  );
  await insertRows(tx, eventFriends, demoEvents.flatMap(rows.friendRows));
  await insertRows(tx, eventApart, demoEvents.flatMap(rows.apartRows));
  const solver = await loadSolver();
  const random = createRandom(demoSeed).fork('event teams');
  const inTheirOrder = demoEvents.toSorted((a, b) => Number(a.formedAt) - Number(b.formedAt));
  for (const event of inTheirOrder) {
    if (event.formedAt === null) continue;
    const formationId = await form(tx, event, { formedAt: event.formedAt, solver, random });
    if (event.publishedAt === null) continue;
    await publish(tx, event, { formationId, publishedAt: event.publishedAt, now, random });
    const life = { formationId, publishedAt: event.publishedAt, now, random: random.fork(event.key) };
    await insertEventLife(tx, event, life);
    await insertRepair(tx, event, { ...life, solver, iterations });
  }
}

function ctxAt(tx: Transaction, moment: Date): DataCtx {
  return { db: tx, clock: { now: () => moment } };
}

interface Forming {
  readonly formedAt: Date;
  readonly solver: Highs;
  readonly random: Random;
}

async function form(
  tx: Transaction,
  { id }: DemoEvent,
  { formedAt, solver, random }: Forming,
): Promise<string> {
  const ctx = ctxAt(tx, formedAt);
  const formationId = idAt(formedAt, random);
  const event = await findEvent(tx, id);
  if (event === undefined) throw new RangeError(`no event ${id}`);
  await insertFormation(tx, {
    id: formationId,
    eventId: id,
    version: 1,
    status: 'running',
    seed: 1,
    seconds: 10,
    rules: event.rules,
    reportedAt: formedAt,
    createdAt: formedAt,
  });
  const formation = await findFormationById(tx, formationId);
  if (formation === undefined) throw new RangeError(`no formation ${formationId}`);
  const instance = await loadInstance(ctx, event, event);
  const limits = { seed: formation.seed, iterations };
  const result = formTeams(instance, limits, {
    solver,
    msLeft: () => Number.MAX_SAFE_INTEGER,
    report: () => true,
  });
  await storeTeams(ctx, event, formation, result);
  return formationId;
}

interface Publishing {
  readonly formationId: string;
  readonly publishedAt: Date;
  readonly now: Date;
  readonly random: Random;
}

async function publish(
  tx: Transaction,
  { id, status, talks }: DemoEvent,
  publishing: Publishing,
): Promise<void> {
  const { formationId, publishedAt, now, random } = publishing;
  const ctx = ctxAt(tx, publishedAt);
  const event = await findEvent(tx, id);
  if (event === undefined) throw new RangeError(`no event ${id}`);
  const teams = await listFilledTeams(ctx, formationId);
  await storePublication(ctx, event, { formationId, teams });
  await updateEvent(tx, id, { status });
  const news = await listPublicationNews(ctx, id, formationId);
  await insertRows(
    tx,
    notifications,
    news.map((one) => ({
      ...one,
      id: idAt(publishedAt, random),
      createdAt: publishedAt,
      readAt: status === 'published' ? null : addDays(publishedAt, random.next()),
    })),
  );
  const projects = await listTeamProjects(tx, formationId);
  const until = Math.min(addDays(publishedAt, talkDays).getTime(), now.getTime());
  for (const [index, talk] of talks.entries()) {
    const roomId = projects[index]?.projectId ?? '';
    const members = teams[index]?.members ?? [];
    const step = (until - publishedAt.getTime()) / (talk.length + 1);
    const moments = talk.map(
      (_, at) => new Date(publishedAt.getTime() + (at + 0.2 + random.next() / 2) * step),
    );
    await insertRows(tx, rooms, [
      { projectId: roomId, lastSeq: talk.length, lastMessageAt: moments.at(-1) ?? null },
    ]);
    await insertRows(
      tx,
      messages,
      talk.map(({ author, text: body }, at) => {
        const createdAt = moments[at] ?? publishedAt;
        const senderId = members[author % members.length]?.userId ?? '';
        return { id: idAt(createdAt, random), roomId, seq: at + 1, senderId, body, createdAt };
      }),
    );
  }
}
