import type { Match, RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  project = await createProject(owner, {
    technologies: ['React', 'PostgreSQL', 'Docker'],
    skills: ['Frontend'],
  });
});
afterAll(() => site.close());

async function people(): Promise<RecommendedUser[]> {
  return (await owner.call('GET', `/flask/users/recommendations/post/${project.id}`)).json();
}

test('applies a new skill, profile and project immediately', async () => {
  const developer = await createUser(site, { skills: ['Sourdough'] });
  const before = (await developer.call('GET', `/api/match/${project.id}/${developer.user.id}`)).json<Match>();
  for (const skill of ['React', 'PostgreSQL', 'Docker', 'Frontend'])
    await developer.call('PUT', `/api/user/${developer.user.id}/skills/${skill}`, {
      body: { status: 'confirmed' },
    });
  const after = (await developer.call('GET', `/api/match/${project.id}/${developer.user.id}`)).json<Match>();
  expect(after.score).toBeGreaterThan(before.score);
  await developer.call('POST', `/api/user/update/${developer.user.id}`, {
    body: { openToCollaborate: false },
  });
  expect((await people()).map((one) => one.id)).not.toContain(developer.user.id);
  const fresh = await createProject(owner, { technologies: ['React', 'PostgreSQL', 'Docker'] });
  const path = `/flask/projects/recommendations/${developer.user.id}`;
  const found = (await developer.call('GET', path)).json<RecommendedProject[]>();
  expect(found.map((one) => one.id)).toContain(fresh.id);
});

test('applies changes by another process, after any gap', async () => {
  const developer = await createUser(site);
  const score = async () => (await people()).find((one) => one.id === developer.user.id)?.score ?? 0;
  expect(await score()).toBeLessThan(50);
  const { pool } = site.database;
  await pool.query(
    `with skill as (
       insert into person_skills (user_id, skill_id, label, status, declared)
       select $1, unnest(array['react', 'postgresql', 'docker']), '', 'confirmed', true returning skill_id)
     insert into skill_evidence (id, user_id, skill_id, source, repository, weight, first_seen, last_seen)
     select gen_random_uuid(), $1, skill_id, 'manifest', 'tides/maps', 0.9, now(), now() from skill`,
    [developer.user.id],
  );
  await pool.query("insert into match_changes (entity, entity_id) values ('developer', $1)", [
    developer.user.id,
  ]);
  expect(await score()).toBeGreaterThanOrEqual(50);
});

test('skips no change that commits after a later one', async () => {
  const [early, late] = [await createUser(site), await createUser(site)];
  const slow = await site.database.pool.connect();
  try {
    await slow.query('begin');
    await slow.query("insert into match_changes (entity, entity_id) values ('developer', $1)", [
      early.user.id,
    ]);
    await slow.query('update profiles set open_to_collaborate = false where user_id = $1', [early.user.id]);
    await late.call('PUT', `/api/user/${late.user.id}/skills/React`, { body: { status: 'confirmed' } });
    await people();
    await slow.query(
      `insert into person_skills (user_id, skill_id, label, status) values ($1, 'react', '', 'confirmed')`,
      [early.user.id],
    );
    await slow.query(
      `insert into skill_evidence (id, user_id, skill_id, source, weight, first_seen, last_seen)
       values (gen_random_uuid(), $1, 'react', 'manifest', 0.9, now(), now())`,
      [early.user.id],
    );
    await slow.query('commit');
  } finally {
    slow.release();
  }
  for (const developer of [early, late]) {
    const match = (await owner.call('GET', `/api/match/${project.id}/${developer.user.id}`)).json<Match>();
    expect(match.covers.map((skill) => skill.label)).toContain('React');
  }
});
