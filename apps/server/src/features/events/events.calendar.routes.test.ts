import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent, createOpenEvent } from '../../testing/actors/events.ts';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

function calendarOf(slug: string) {
  return site.guest().call('GET', `/api/events/slug/${slug}/calendar.ics`);
}

/** The lines of a calendar file, with folded lines joined (RFC 5545, 3.1). */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').trim().split('\r\n');
}

function sequenceOf(file: string): number {
  return Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
}

test('the calendar of an event has its times in UTC, its place and its page', async () => {
  const event = await createOpenEvent(site, owner, {
    title: 'Tides; and, waves',
    place: 'Harbour hall, pier 2',
    description: 'BEGIN:VALARM\nEND:VALARM',
  });
  const answer = await calendarOf(event.slug);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const stamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;
  expect(linesOf(answer.body)).toEqual(
    expect.arrayContaining([
      'SUMMARY:Tides\\; and\\, waves',
      'NAME:Tides\\; and\\, waves',
      'X-WR-CALNAME:Tides\\; and\\, waves',
      'LOCATION:Harbour hall\\, pier 2',
      'DESCRIPTION:BEGIN:VALARM\\nEND:VALARM',
      `DTSTART:${stamp(event.startsAt)}`,
      `DTEND:${stamp(event.endsAt)}`,
      'STATUS:CONFIRMED',
    ]),
  );
  expect(linesOf(answer.body)).not.toContain('BEGIN:VALARM');
  expect(answer.body).toContain(`/events/${event.slug}`);
});

test('the calendar of a cancelled event says so with a higher sequence number', async () => {
  const event = await createOpenEvent(site, owner);
  const before = sequenceOf((await calendarOf(event.slug)).body);
  await owner.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'The hall is flooded' } });
  const { body } = await calendarOf(event.slug);
  expect(body).toContain('STATUS:CANCELLED');
  expect(sequenceOf(body)).toBeGreaterThan(before);
});

test('the calendar has a higher sequence number if the deletion of the owner cancels the event', async () => {
  const leaver = await createUser(site);
  const event = await createOpenEvent(site, leaver);
  const before = sequenceOf((await calendarOf(event.slug)).body);
  expect((await deleteAccount(leaver)).statusCode).toBe(200);
  const { body } = await calendarOf(event.slug);
  expect(body).toContain('STATUS:CANCELLED');
  expect(sequenceOf(body)).toBeGreaterThan(before);
});

test('the calendar of an event is unchanged when organisers save their rules', async () => {
  const event = await createOpenEvent(site, owner);
  const { body: before } = await calendarOf(event.slug);
  const { rules, version } = (await owner.call('GET', `/api/events/${event.id}/rules`)).json();
  site.clock.advance(60_000);
  const saved = await owner.call('PUT', `/api/events/${event.id}/rules`, {
    body: { rules: rules.slice(1), version },
  });
  expect(saved.statusCode).toBe(200);
  expect((await calendarOf(event.slug)).body).toBe(before);
});

test('the calendar of a draft is unknown to guests', async () => {
  const { event } = await createEvent(site, owner);
  expect((await calendarOf(event.slug)).statusCode).toBe(404);
});
