import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { addDays } from '@teamwright/demo/community/dates.ts';
import type { DemoEvent } from '@teamwright/demo/community/events/event-types.ts';
import { idAt } from '@teamwright/demo/community/ids.ts';
import type { Random } from '@teamwright/demo/community/random.ts';
import type { EventLife } from '@teamwright/demo/content/events/event-idea.ts';
import { updateEvent } from '../../features/events/events.repository.ts';
import { type FilledTeam, listFilledTeams } from '../../features/events/forming/events.publishing.service.ts';
import { periodAt } from '../../features/events/pulse/events.period.service.ts';
import { updateAbsent, updatePresence } from '../../features/events/repair/events.attendance.repository.ts';
import {
  listClosedNews,
  listSentNews,
} from '../../features/events/team-requests/events.team-requests.notifications.service.ts';
import { listThanksNews } from '../../features/events/thanks/events.thanks.notifications.service.ts';
import type { News } from '../../features/notifications/notifications.service.ts';
import type { Transaction } from '../client.ts';
import { insertRows } from '../insert-rows.ts';
import { eventPulses } from '../schema/events/event-pulses.ts';
import { eventTeamRequests } from '../schema/events/event-team-requests.ts';
import { eventCertificates, eventThanks } from '../schema/events/event-thanks.ts';
import { eventParticipants } from '../schema/events/events.ts';
import { notifications } from '../schema/notifications.ts';
import { codeOf, participantRows } from './rows/events.ts';

/** Shares of participants who check in, give a pulse (and add words), write thanks, and issue a certificate. */
const checkedInShare = 0.94;
const pulseShare = 0.7;
const wordShare = 0.6;
const thanksShare = 0.45;
const certificateShare = 0.6;
/** The share of thanks that their receivers show. */
const shownShare = 0.6;
/** The colours of teams in turn. */
const moods = ['green', 'yellow', 'green', 'red', 'green', 'green', 'yellow', 'green'] as const;
/** Participants arrive in groups, the first one about half an hour before the start. */
const arrivals = { groups: 9, firstDays: -0.02, stepDays: 0.007 };

export interface Life {
  readonly formationId: string;
  readonly publishedAt: Date;
  readonly now: Date;
  readonly random: Random;
}

interface Part extends Life {
  readonly event: DemoEvent;
  readonly life: EventLife;
  readonly teams: readonly FilledTeam[];
  /** Now, or the end of an event that is over. */
  readonly until: Date;
}

/** Inserts what happens after the publication: check-in, late-comers, pulses, requests, thanks and certificates. */
export async function insertEventLife(tx: Transaction, event: DemoEvent, given: Life): Promise<void> {
  const { life, endsAt } = event;
  if (life === null) return;
  const teams = await listFilledTeams({ db: tx, clock: { now: () => given.publishedAt } }, given.formationId);
  const until = new Date(Math.min(endsAt.getTime(), given.now.getTime()));
  const part: Part = { ...given, event, life, teams, until };
  await updateEvent(tx, event.id, {
    pulseFrequency: life.pulseFrequency,
    checkInCode: '407291',
    lateCode: codeOf(event.id),
    checkInClosedAt: event.status === 'finished' ? addDays(event.startsAt, 1) : null,
  });
  await insertRows(tx, eventParticipants, participantRows(event, event.lateComers));
  const absent = await updateAttendance(tx, part);
  const present = teams.map(({ members }) => members.filter(({ userId }) => !absent.has(userId)));
  await insertRows(tx, eventPulses, pulseRows(part, present));
  const requests = teamRequestRows(part);
  await insertRows(tx, eventTeamRequests, requests);
  await insertRows(tx, notifications, await teamRequestNews(tx, part, requests));
  if (event.status !== 'finished') return;
  const thanks = thanksRows(part, present);
  await insertRows(tx, eventThanks, thanks);
  await insertRows(tx, notifications, await thanksNews(tx, part, thanks));
  await insertRows(tx, eventCertificates, certificateRows(part, present));
}

/** Returns the users who are absent. */
async function updateAttendance(tx: Transaction, part: Part): Promise<Set<string>> {
  const { event, life, teams, random } = part;
  const always = new Set(event.alwaysPresentIds);
  const ordinary = teams.filter(({ members }) => members.every(({ userId }) => !always.has(userId)));
  const absent = life.absent.flatMap((count, index) => ordinary.at(-1 - index)?.members.slice(-count) ?? []);
  const isAbsent = new Set(absent.map(({ userId }) => userId));
  await updateAbsent(
    tx,
    event.id,
    absent.map(({ participantId }) => participantId),
  );
  if (event.status === 'published') return isAbsent;
  const arrived = teams
    .flatMap(({ members }) => members)
    .filter(({ userId }) => !isAbsent.has(userId))
    .filter(
      ({ userId }) => event.status === 'finished' || always.has(userId) || random.chance(checkedInShare),
    );
  const groups = Map.groupBy(arrived, () => random.int(1, arrivals.groups));
  for (const [group, members] of groups) {
    const at = addDays(event.startsAt, arrivals.firstDays + group * arrivals.stepDays);
    await updatePresence(
      tx,
      event.id,
      members.map(({ participantId }) => participantId),
      at,
    );
  }
  return isAbsent;
}

type Members = readonly FilledTeam['members'][];

/** Answers in each period from the start. Users of the demo sign-ins have not answered in the current one. */
function pulseRows(part: Part, teams: Members): (typeof eventPulses.$inferInsert)[] {
  const { event, life, publishedAt, until, now, random } = part;
  const { pulses } = life;
  if (pulses === undefined) return [];
  const start = new Date(Math.max(publishedAt.getTime(), event.startsAt.getTime()));
  const step = life.pulseFrequency === 'daily' ? 1 : 7;
  const always = new Set(event.alwaysPresentIds);
  const current = periodAt(now, event.timeZone, life.pulseFrequency).day;
  const rows: (typeof eventPulses.$inferInsert)[] = [];
  for (const [team, members] of teams.entries()) {
    const colour = moods[team % moods.length] ?? 'green';
    for (let end = until; end > start; end = addDays(end, -step)) {
      const { day, since } = periodAt(end, event.timeZone, life.pulseFrequency);
      const from = Math.max(since.getTime(), start.getTime());
      const words = random.sample(pulses[colour], members.length);
      for (const [index, { userId }] of members.entries()) {
        if (!random.chance(pulseShare) || (day === current && always.has(userId))) continue;
        const isFirst = index === 0;
        rows.push({
          eventId: event.id,
          userId,
          period: day,
          // Members of a team with a problem do not all see it.
          ...(isFirst || random.chance(wordShare)
            ? { colour, word: words[index] ?? '' }
            : { colour: 'green', word: '' }),
          givenAt: new Date(from + (0.5 + random.next() / 2) * (end.getTime() - from)),
        });
      }
    }
  }
  return rows;
}

function teamRequestRows({ event, life, teams, publishedAt, until, random }: Part) {
  const span = until.getTime() - publishedAt.getTime();
  return life.teamRequests.map(({ reason, reply }, index): typeof eventTeamRequests.$inferInsert => {
    const askedAt = new Date(publishedAt.getTime() + (0.3 + 0.2 * index) * span);
    const closedAt = reply === undefined ? null : new Date(askedAt.getTime() + 0.2 * span);
    const userId = teams.at(index + 1)?.members.at(-1)?.userId ?? '';
    return {
      id: idAt(askedAt, random),
      eventId: event.id,
      userId,
      reason,
      hadTeam: true,
      askedAt,
      closedAt,
      reply: reply ?? '',
    };
  });
}

type NewNotification = typeof notifications.$inferInsert;

interface NewsTimes {
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

function newsRows(news: readonly News[], times: NewsTimes, random: Random): NewNotification[] {
  return news.map((one) => ({ ...one, ...times, id: idAt(times.createdAt, random) }));
}

/** Organisers have read the requests that they closed. Participants read a reply at their next visit. */
async function teamRequestNews(
  tx: Transaction,
  { event, random, now }: Part,
  requests: readonly (typeof eventTeamRequests.$inferInsert)[],
): Promise<NewNotification[]> {
  const ctx = { db: tx, clock: { now: () => now } };
  const rows: NewNotification[] = [];
  for (const { id: requestId, askedAt, closedAt = null } of requests) {
    const about = { eventId: event.id, requestId };
    const sent = { createdAt: askedAt, readAt: closedAt };
    rows.push(...newsRows(await listSentNews(ctx, about), sent, random));
    if (closedAt === null) continue;
    const closed = { createdAt: closedAt, readAt: event.status === 'finished' ? event.endsAt : null };
    rows.push(...newsRows(await listClosedNews(ctx, about), closed, random));
  }
  return rows;
}

/** Users have read the thanks that they show. */
async function thanksNews(
  tx: Transaction,
  { event, random, now }: Part,
  thanks: readonly NewThanks[],
): Promise<NewNotification[]> {
  const ctx = { db: tx, clock: { now: () => now } };
  const rows: NewNotification[] = [];
  for (const { fromId, toId: userId, isPublic, createdAt } of thanks) {
    const news = await listThanksNews(ctx, { eventId: event.id, userId, fromId });
    rows.push(...newsRows(news, { createdAt, readAt: isPublic ? createdAt : null }, random));
  }
  return rows;
}

type NewThanks = typeof eventThanks.$inferInsert & { readonly createdAt: Date };

function thanksRows({ event, life, now, random }: Part, teams: Members) {
  const always = new Set(event.alwaysPresentIds);
  const days = Math.min(6, (now.getTime() - event.endsAt.getTime()) / dayMs);
  return teams.flatMap((members) =>
    members.flatMap(({ userId: toId }) => {
      const mates = members.filter(({ userId }) => userId !== toId);
      const drawn = mates.filter(() => random.chance(thanksShare));
      // The users of the demo sign-ins read thanks on every day of seeding.
      const writers = drawn.length === 0 && always.has(toId) ? mates.slice(0, 1) : drawn;
      const texts = random.sample(life.thanks, writers.length);
      return writers.map(({ userId: fromId }, index): NewThanks => {
        const createdAt = addDays(event.endsAt, random.next() * days);
        const text = texts[index] ?? '';
        const isPublic = random.chance(shownShare);
        const id = idAt(createdAt, random);
        return { id, eventId: event.id, fromId, toId, text, isPublic, isExported: true, createdAt };
      });
    }),
  );
}

function certificateRows({ event, random }: Part, teams: Members) {
  return teams
    .flat()
    .filter(() => random.chance(certificateShare))
    .map(({ participantId, userId }): typeof eventCertificates.$inferInsert => ({
      code: codeOf(`certificate ${participantId}`),
      eventId: event.id,
      userId,
      issuedAt: addDays(event.endsAt, random.next()),
    }));
}
