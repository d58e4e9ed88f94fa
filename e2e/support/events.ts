import { expect } from '@playwright/test';
import type { EventDesk, EventPage } from '../../packages/contracts/src/events/event-page.ts';
import type { Visitor } from './people.ts';

const dayMs = 24 * 3600 * 1000;

export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString();
}

/** What a field for a date and a time holds, some days from now. */
export function fieldInDays(days: number): string {
  return inDays(days).slice(0, 16);
}

/** A complete event in three weeks. */
function eventForm(changes: object): object {
  return {
    title: 'Tide weekend',
    description: 'Two days of building things for harbours.',
    startsAt: inDays(20),
    endsAt: inDays(22),
    deadline: inDays(10),
    timeZone: 'Europe/Helsinki',
    place: 'Harbour hall',
    capacity: 60,
    ...changes,
  };
}

export async function draftEvent({ context }: Visitor, changes: object = {}): Promise<EventPage> {
  const response = await context.request.post('/api/events', { data: eventForm(changes) });
  expect(response.status(), await response.text()).toBe(201);
  const desk: EventDesk = await response.json();
  return desk.event;
}

interface Parts {
  readonly questions?: readonly object[];
  readonly ideas?: readonly string[];
}

/** An event whose registration is open, with questions and project ideas. */
export async function openEvent(
  organiser: Visitor,
  changes: object = {},
  { questions = [], ideas = [] }: Parts = {},
): Promise<EventPage> {
  const { id } = await draftEvent(organiser, changes);
  const { request } = organiser.context;
  const put = await request.put(`/api/events/${id}/questions`, { data: { questions } });
  expect(put.status(), await put.text()).toBe(200);
  for (const title of ideas)
    expect((await request.post(`/api/events/${id}/ideas`, { data: { title } })).status()).toBe(201);
  const opened = await request.post(`/api/events/${id}/open`);
  expect(opened.status(), await opened.text()).toBe(200);
  const desk: EventDesk = await opened.json();
  return desk.event;
}

/** Registers through the API, with the first option of each required choice. */
export async function registerFor(event: EventPage, { context }: Visitor): Promise<void> {
  const answers = event.questions
    .filter(({ required, kind }) => required && kind === 'choice')
    .map(({ id, options: [value] }) => ({ questionId: id, value }));
  const data = { roles: [{ role: event.roles[0], level: 2 }], languages: ['en'], answers };
  const response = await context.request.post(`/api/events/${event.id}/registration`, { data });
  expect(response.status(), await response.text()).toBe(201);
}
