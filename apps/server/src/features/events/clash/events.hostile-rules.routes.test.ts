import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent, endedFormation } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let event: EventPage;
const people = 1_000;
const maxMs = 2_000;
/** The fastest attempt counts, because other tests run at the same time. */
const maxAttempts = 6;
const roles = ['Design', 'Backend', 'Frontend'];

/** Each role has a third of the participants, with levels from 1 to 3. A quarter speaks German only. */
async function fill({ id }: EventPage): Promise<void> {
  await site.database.pool.query(
    `insert into users (id, username, email)
     select md5('user ' || n)::uuid, 'sailor-' || n, 'sailor-' || n || '@example.org' from generate_series(1, $1::int) n`,
    [people],
  );
  await site.database.pool.query(
    `insert into event_participants
       (id, event_id, user_id, status, roles, experience, languages, answers, wishes, friend_code, registered_at)
     select md5('participant ' || n)::uuid, $2, md5('user ' || n)::uuid, 'registered',
       jsonb_build_array(jsonb_build_object('role', ($3::text[])[1 + n % 3], 'level', 1 + n / 3 % 3)),
       n % 5, case when n % 4 = 0 then array['de'] else array['en'] end, '[]', '{}', md5('friend ' || n), now()
     from generate_series(1, $1::int) n`,
    [people, id, roles],
  );
}

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  const teamSize = { min: 4, preferred: 4, max: 5 };
  event = await createOpenEvent(site, owner, { capacity: people, teamSize });
  await fill(event);
});
afterAll(() => site.close());

async function save(rules: readonly EventRule[]) {
  const path = `/api/events/${event.id}/rules`;
  const { version } = (await owner.call('GET', path)).json();
  return await owner.call('PUT', path, { body: { rules, version } });
}

/** A formation, and the real time until its message: the clock of the site stands still. */
async function measured(): Promise<{ page: FormationPage; ms: number }> {
  const start = performance.now();
  const body = { seconds: 60 };
  const started = await owner.call('POST', `/api/events/${event.id}/formations`, { body });
  expect(started.statusCode, started.body).toBe(201);
  const page = await endedFormation(owner, event.id, started.json().version);
  return { page, ms: performance.now() - start };
}

async function formedInTime(rules: readonly EventRule[]): Promise<FormationPage> {
  const saved = await save(rules);
  expect(saved.statusCode, saved.body).toBe(200);
  let { page, ms } = await measured();
  for (let attempt = 1; attempt < maxAttempts && ms >= maxMs; attempt += 1) ({ page, ms } = await measured());
  expect(ms).toBeLessThan(maxMs);
  return page;
}

function role(id: string, name: string, count: number, level: 2 | 3 = 2): EventRule {
  return { id, kind: 'role', strength: 'hard', role: name, count, level };
}

const language: EventRule = { id: 'language', kind: 'language', strength: 'hard' };
const hardRoles = (count: number): EventRule[] =>
  Array.from({ length: count }, (_, at) => role(`role-${at}`, roles[at % 3] ?? '', 1 + (at % 4), 3));
/** The same rules in another order. 67 and 200 have no common divisor. */
const shuffled = hardRoles(200).map((_, at, rules) => rules[(at * 67) % rules.length] ?? language);

describe('a hostile set of rules for 1,000 participants ends with a message within two seconds', () => {
  test.each([
    ['contradictory rules', [language, role('design', 'Design', 1), role('backend', 'Backend', 4)]],
    ['roles that too few participants have', roles.map((name) => role(name, name, 2))],
    ['200 rules', hardRoles(200)],
    ['200 shuffled rules', shuffled],
  ] as const)('%s', async (_name, rules) => {
    const page = await formedInTime(rules);
    expect(page.clashReason).toMatchObject({ kind: 'role' });
    expect(page.clash).toHaveLength(1);
    expect(page.fixes.length).toBeGreaterThan(0);
  });

  test('a language that only one participant speaks', async () => {
    const setLanguages = async (languages: string) =>
      await site.database.pool.query(
        `update event_participants set languages = ${languages} where user_id = md5('user 1')::uuid`,
      );
    await setLanguages("array['eo']");
    const page = await formedInTime([role('design', 'Design', 1), language]);
    await setLanguages("array['en']");
    expect(page.clashReason).toMatchObject({ kind: 'blocked', people: 1 });
    expect(page.clash).toEqual(['language']);
  });

  test('more than 200 rules', async () => {
    const answer = await save(hardRoles(201));
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: 'At most 200 rules',
      fields: { rules: 'At most 200 rules' },
    });
  });

  test('no rules', async () => {
    expect(await formedInTime([])).toMatchObject({ fault: null, clashReason: null, score: 100, bound: 100 });
  });
});
