import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { Participation } from '@teamwright/contracts/events/registration.ts';
import { createOpenEvent, endedFormation, registered } from '../actors/events.ts';
import { createVerifiedUser, type TestUser } from '../actors/factories.ts';
import type { Client, TestApp } from '../test-app.ts';
import { callAllEventEndpoints, type Transcript } from './transcript.ts';

/** Answers that appear nowhere else, so that a log that contains them is found. */
export const privateAnswers = { before: 'Basalt', after: 'Quartz' } as const;

const { before, after } = privateAnswers;

/** One participant whose private values change, and users who must not notice it. */
export interface PrivateWorld {
  readonly site: TestApp;
  readonly owner: TestUser;
  readonly event: EventPage;
  readonly one: TestUser;
  readonly own: Participation;
  /** A friend in both directions, and two other participants. */
  readonly others: readonly [TestUser, TestUser, TestUser];
  readonly otherIds: readonly string[];
  readonly questionIds: readonly string[];
  readonly ideaIds: readonly string[];
  readonly version: number;
}

/** An event with one team that is not published yet. */
export async function createPrivateWorld(
  site: TestApp,
  owner: TestUser,
  visibilities: readonly string[],
): Promise<PrivateWorld> {
  const event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 4, max: 4 } });
  const questions = visibilities.map((visibility) => ({
    kind: 'choice',
    label: `Question ${visibility}`,
    options: [before, after],
    visibility,
  }));
  const put = await owner.call('PUT', `/api/events/${event.id}/questions`, { body: { questions } });
  const questionIds: string[] = put.json().event.questions.map(({ id }: { id: string }) => id);
  const ideaIds: string[] = [];
  for (const title of ['Buoy radio', 'Lock keeper']) {
    const idea = await owner.call('POST', `/api/events/${event.id}/ideas`, { body: { title } });
    ideaIds.push(idea.json().id);
  }
  const newUser = () => createVerifiedUser(site);
  const [one, ...others] = [await newUser(), await newUser(), await newUser(), await newUser()] as const;
  const own = await registered(event, one, {
    answers: questionIds.map((questionId) => ({ questionId, value: before })),
  });
  const [friend, ...rest] = others;
  const otherIds = [(await registered(event, friend, { friendCode: own.friendCode })).id];
  for (const other of rest) otherIds.push((await registered(event, other)).id);
  const version = await formTeams(owner, event);
  return { site, owner, event, one, own, others, otherIds, questionIds, ideaIds, version };
}

async function formTeams(owner: TestUser, event: EventPage): Promise<number> {
  const list = `/api/events/${event.id}/formations`;
  const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
  const { status } = await endedFormation(owner, event.id, version);
  if (status !== 'done') throw new Error(`the formation ${status}`);
  return version;
}

/**
 * What this client gets from every endpoint of events, with the first participant in each path that names one. The
 * friend also writes; the rights of all others are the same or less.
 */
export async function seenBy(client: Client, world: PrivateWorld): Promise<Transcript> {
  const { event, one, own, others, ideaIds, version } = world;
  const params = {
    id: event.id,
    slug: event.slug,
    version,
    preset: 'course',
    ideaId: ideaIds[0] ?? '',
    participantId: own.id,
    userId: one.user.id,
    username: one.user.username,
    requestId: own.id,
    thanksId: own.id,
    code: 'unknown',
  };
  if (client !== others[0]) return await callAllEventEndpoints(client, params);
  return await callAllEventEndpoints(client, params, {
    'PATCH /api/events/:id/registration': { languages: ['en'] },
    'POST /api/events/:id/friends': { friendCode: 'unknown' },
  });
}

export interface Flip {
  readonly what: string;
  /** Changes one private value in the database, and returns how to change it back. */
  readonly apply: () => Promise<() => Promise<unknown>>;
}

/** Each private value of the participant, and what organisers and others privately know about them. */
export function flipsOf({ site, event, one, own, otherIds, questionIds, ideaIds }: PrivateWorld): Flip[] {
  const query = (text: string, values: readonly unknown[]) => site.database.pool.query(text, [...values]);
  const column = (name: string, value: string) => async () => {
    const { rows } = await query(`select ${name}::text as old from event_participants where id = $1`, [
      own.id,
    ]);
    await query(`update event_participants set ${name} = '${value}' where id = $1`, [own.id]);
    return () => query(`update event_participants set ${name} = '${rows[0].old}' where id = $1`, [own.id]);
  };
  const row = (table: string, columns: string, values: readonly unknown[]) => async () => {
    const marks = values.map((_, index) => `$${index + 1}`);
    await query(`insert into ${table} (${columns}) values (${marks})`, values);
    return () => query(`delete from ${table} where (${columns}) = (${marks})`, values);
  };
  const [, second = '', third = ''] = otherIds;
  const answers = questionIds.map((_, flipped) =>
    JSON.stringify(
      questionIds.map((questionId, index) => ({ questionId, value: index === flipped ? after : before })),
    ),
  );
  return [
    ...answers.map((value, index) => ({ what: `answer ${index}`, apply: column('answers', value) })),
    { what: 'levels', apply: column('roles', '[{"role":"Backend","level":3}]') },
    { what: 'experience', apply: column('experience', '4') },
    { what: 'languages', apply: column('languages', '{en,de}') },
    { what: 'wishes', apply: column('wishes', `{${ideaIds.join()}}`) },
    {
      what: 'a wish for a participant',
      apply: row('event_friends', 'participant_id, friend_id', [own.id, second]),
    },
    {
      what: 'a wish of another participant',
      apply: row('event_friends', 'participant_id, friend_id', [third, own.id]),
    },
    {
      what: 'what the participant tells the organisers about the team',
      apply: row('event_pulses', 'event_id, user_id, period, colour, word, given_at', [
        ...[event.id, one.user.id, '2026-11-23', 'red', after, site.clock.now()],
      ]),
    },
    {
      what: 'an imported pair to keep apart',
      apply: row('event_invited_apart', 'event_id, one_email, other_email', [
        ...[event.id, one.user.email, 'someone@example.org'],
      ]),
    },
    {
      what: 'a pair to keep apart',
      apply: row('event_apart', 'event_id, one_id, other_id', [event.id, ...[own.id, second].toSorted()]),
    },
  ];
}

/** Pages beside those of the event that a member of its team reads about the participant. */
export function pagesAbout(
  { one }: PrivateWorld,
  reader: TestUser,
  project: { id: string; slug: string },
): string[] {
  const { id } = reader.user;
  return [
    ...[`/api/notifications/${id}`, '/api/user/teams', '/api/user/export', '/api/events?scope=joined'],
    ...[
      `/api/post/slug/${project.slug}`,
      `/api/post/${project.id}/activity`,
      `/api/post/${project.id}/similar`,
    ],
    ...[
      `/api/chat/members/${project.id}`,
      `/api/chat/messages/${project.id}`,
      `/api/chat/rooms/member/${id}`,
    ],
    ...[`/api/user/${one.user.id}`, `/flask/posts/user/${one.user.username}`],
  ];
}
