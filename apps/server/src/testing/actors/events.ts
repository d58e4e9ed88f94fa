import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { EventDesk, EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { KeptApart } from '@teamwright/contracts/events/keep-apart.ts';
import type { Participation } from '@teamwright/contracts/events/registration.ts';
import { vi } from 'vitest';
import type { Client, TestApp } from '../test-app.ts';
import type { TestUser } from './factories.ts';

/** A complete, valid event. Tests change the fields they are about. */
export function eventForm(site: TestApp, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const now = site.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * dayMs).toISOString();
  return {
    title: 'Tide weekend',
    description: 'Two days of building things for harbours.',
    startsAt: inDays(20),
    endsAt: inDays(22),
    deadline: inDays(10),
    timeZone: 'Europe/Berlin',
    place: 'Harbour hall',
    capacity: 60,
    ...changes,
  };
}

/** For events with very few places. */
export const teamsOfTwo = { teamSize: { min: 2, preferred: 2, max: 2 } } as const;

export async function createEvent(
  site: TestApp,
  owner: Client,
  changes: Record<string, unknown> = {},
): Promise<EventDesk> {
  const response = await owner.call('POST', '/api/events', { body: eventForm(site, changes) });
  if (response.statusCode !== 201) throw new Error(`creating an event failed: ${response.body}`);
  return response.json<EventDesk>();
}

/** An event whose registration is open. */
export async function createOpenEvent(
  site: TestApp,
  owner: Client,
  changes: Record<string, unknown> = {},
): Promise<EventPage> {
  const { event } = await createEvent(site, owner, changes);
  const response = await owner.call('POST', `/api/events/${event.id}/open`);
  if (response.statusCode !== 200) throw new Error(`opening an event failed: ${response.body}`);
  return response.json<EventDesk>().event;
}

function registrationForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { roles: [{ role: 'Backend', level: 2 }], languages: ['en'], ...changes };
}

export function registerFor(event: EventPage, user: TestUser, changes: Record<string, unknown> = {}) {
  return user.call('POST', `/api/events/${event.id}/registration`, { body: registrationForm(changes) });
}

/** Registers a user and returns their registration. */
export async function registered(
  event: EventPage,
  user: TestUser,
  changes: Record<string, unknown> = {},
): Promise<Participation> {
  const response = await registerFor(event, user, changes);
  if (response.statusCode !== 201) throw new Error(`registering failed: ${response.body}`);
  return response.json<Participation>();
}

/** Replaces the pairs of participants that the organisers keep apart. Imported pairs stay. */
export async function putApart(
  { id }: Pick<EventPage, 'id'>,
  organiser: Client,
  pairs: readonly (readonly string[])[],
) {
  const path = `/api/events/${id}/apart`;
  const { version } = (await organiser.call('GET', path)).json<KeptApart>();
  return await organiser.call('PUT', path, { body: { pairs, version } });
}

/** A formation after its end. */
export async function endedFormation(
  organiser: Client,
  eventId: string,
  version: number,
): Promise<FormationPage> {
  return await vi.waitFor(
    async () => {
      const answer = await organiser.call('GET', `/api/events/${eventId}/formations/${version}`);
      const page = answer.json<FormationPage>();
      if (page.status !== 'done' && page.status !== 'failed') throw new Error(`it is ${page.status}`);
      return page;
    },
    { timeout: 40_000, interval: 100 },
  );
}

export async function registrationOf(event: EventPage, user: TestUser): Promise<Participation> {
  const answer = await user.call('GET', `/api/events/${event.id}/registration`);
  return answer.json<{ registration: Participation }>().registration;
}

export function withdraw(event: EventPage, user: TestUser) {
  return user.call('DELETE', `/api/events/${event.id}/registration`);
}

/** The number of participants by status. */
export async function statusesIn(site: TestApp, event: EventPage): Promise<Record<string, number>> {
  const { rows } = await site.database.pool.query(
    'select status, count(*)::int as count from event_participants where event_id = $1 group by 1',
    [event.id],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Imports addresses with what an organiser knows about their users. `mapping`: field → heading of its column. */
export function importCsv(
  organiser: TestUser,
  { id }: Pick<EventPage, 'id'>,
  csv: string,
  mapping: object = { email: 'Email' },
) {
  return organiser.call('POST', `/api/events/${id}/invitees`, { body: { csv, mapping } });
}
