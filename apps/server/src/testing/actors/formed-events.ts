import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { Client, TestApp } from '../test-app.ts';
import { createOpenEvent, endedFormation, registered } from './events.ts';
import { createUser, type TestUser } from './factories.ts';

export interface FormedEvent {
  readonly event: EventPage;
  readonly users: readonly TestUser[];
  readonly version: number;
}

interface FormedOptions {
  /** Instead of those of the preset. */
  readonly rules?: readonly object[];
  /** Take part besides `people` new users. */
  readonly users?: readonly TestUser[];
  /** Fields of the event. */
  readonly changes?: Record<string, unknown>;
}

/** An event with teams of three that are not published yet. */
export async function createFormedEvent(
  site: TestApp,
  owner: Client,
  people = 6,
  { rules, users: known = [], changes }: FormedOptions = {},
): Promise<FormedEvent> {
  const teamSize = { min: 3, preferred: 3, max: 3 };
  const event = await createOpenEvent(site, owner, { teamSize, ...changes });
  if (rules !== undefined)
    await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
  const users = [...known];
  for (let n = 0; n < people; n += 1) users.push(await createUser(site));
  for (const user of users) await registered(event, user, { roles: [{ role: 'Backend', level: 3 }] });
  const list = `/api/events/${event.id}/formations`;
  const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
  const { status } = await endedFormation(owner, event.id, version);
  if (status !== 'done') throw new Error(`the formation ${status}`);
  return { event, users, version };
}

/** Computes a repair of the published teams, and returns its version. */
export async function computeRepair(
  { event }: Pick<FormedEvent, 'event'>,
  organiser: Client,
  body: Record<string, unknown> = {},
): Promise<number> {
  const started = await organiser.call('POST', `/api/events/${event.id}/repairs`, {
    body: { dial: 'few', seconds: 1, ...body },
  });
  if (started.statusCode !== 201) throw new Error(`a repair did not start: ${started.body}`);
  const { version } = started.json();
  const { status } = await endedFormation(organiser, event.id, version);
  if (status !== 'done') throw new Error(`the repair ${status}`);
  return version;
}

/** Makes the first members of the first two teams of a version change places. Returns their participants' ids. */
export async function exchangeMembers(
  { event }: Pick<FormedEvent, 'event'>,
  organiser: Client,
  version: number,
): Promise<[string, string]> {
  const url = `/api/events/${event.id}/formations/${version}`;
  const [one, other] = (await organiser.call('GET', url)).json<FormationPage>().teamList;
  const [first, second] = [one?.members[0]?.participantId, other?.members[0]?.participantId];
  if (first === undefined || second === undefined) throw new Error('there are two teams with members');
  const moves = [
    { participantId: first, from: one?.id, to: other?.id },
    { participantId: second, from: other?.id, to: one?.id },
  ];
  const moved = await organiser.call('POST', `${url}/moves`, { body: { moves } });
  if (moved.statusCode !== 200) throw new Error(`the exchange failed: ${moved.body}`);
  return [first, second];
}

export function publishTeams({ event, version }: FormedEvent, organiser: Client) {
  return organiser.call('POST', `/api/events/${event.id}/formations/${version}/publish`);
}

/** An event with published teams of three that has started. */
export async function createRunningEvent(
  site: TestApp,
  owner: Client,
  people?: number,
  options?: FormedOptions,
): Promise<FormedEvent> {
  const formed = await createPublishedEvent(site, owner, people, options);
  const { event } = formed;
  await site.database.pool.query(`update events set starts_at = $2, status = 'running' where id = $1`, [
    event.id,
    site.clock.now(),
  ]);
  return formed;
}

/** An event with published teams of three. */
export async function createPublishedEvent(
  site: TestApp,
  owner: Client,
  people?: number,
  options?: FormedOptions,
): Promise<FormedEvent> {
  const formed = await createFormedEvent(site, owner, people, options);
  const response = await publishTeams(formed, owner);
  if (response.statusCode !== 200) throw new Error(`publishing failed: ${response.body}`);
  return formed;
}
