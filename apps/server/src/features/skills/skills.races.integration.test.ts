import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  analysisOf,
  createLinked,
  hostRepository,
  type Linked,
  putSkill,
  skillsOf,
  upload,
} from '../../testing/actors/repositories.ts';
import { eventually } from '../../testing/actors/requests.ts';
import { createGithubSite, type GithubSite } from '../../testing/fakes/github.ts';

let site: GithubSite;
let linked: Linked;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  linked = await createLinked(site, [hostRepository()]);
});

/** Runs `work` while another transaction holds an uncommitted row of this skill, and then rolls that back. */
async function whileHeld(skillId: string, work: () => Promise<void>): Promise<void> {
  const holder = await site.database.pool.connect();
  try {
    await holder.query('begin');
    const row = `insert into person_skills (user_id, skill_id, label, status) values ($1, $2, $2, 'confirmed')`;
    await holder.query(row, [linked.person.user.id, skillId]);
    await work();
    await holder.query('rollback');
  } finally {
    holder.release(true);
  }
}

async function untilWaiting(table: string, count: number): Promise<void> {
  const waiting = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike 'insert into "' || $1 || '"%'`;
  await eventually(async () =>
    expect((await site.database.pool.query(waiting, [table])).rows).toEqual([{ count }]),
  );
}

async function statusOf(skillId: string): Promise<string | undefined> {
  return (await skillsOf(linked.person)).find((skill) => skill.skillId === skillId)?.status;
}

test('a skill that is hidden while an analysis proposes it stays hidden', async () => {
  let hiding: Promise<void> | undefined;
  // Proposals are inserted in the order of their ids: this lock stops them after React is inserted and before the
  // commit.
  await whileHeld('typescript', async () => {
    await upload(linked);
    await untilWaiting('person_skills', 1);
    hiding = putSkill(linked.person, 'React', 'hidden');
    await untilWaiting('person_skills', 2);
  });
  await hiding;
  await analysisOf(linked, { status: 'analysed' });
  expect([await statusOf('react'), await statusOf('typescript')]).toEqual(['hidden', 'proposed']);
});

test('a skill that was hidden just before an analysis proposes it stays hidden', async () => {
  let hiding: Promise<void> | undefined;
  await whileHeld('react', async () => {
    hiding = putSkill(linked.person, 'React', 'hidden');
    await untilWaiting('person_skills', 1);
    await upload(linked);
    await untilWaiting('person_skills', 2);
  });
  await hiding;
  await analysisOf(linked, { status: 'analysed' });
  expect([await statusOf('react'), await statusOf('typescript')]).toEqual(['hidden', 'proposed']);
});

test('skills that are confirmed or hidden during an analysis keep their status', async () => {
  await Promise.all([
    upload(linked),
    putSkill(linked.person, 'React', 'confirmed'),
    putSkill(linked.person, 'Redis', 'hidden'),
  ]);
  await analysisOf(linked, { status: 'analysed' });
  expect([await statusOf('react'), await statusOf('redis')]).toEqual(['confirmed', 'hidden']);
});
