import { readdir, readFile } from 'node:fs/promises';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { putSkill, skillsOf } from '../../testing/actors/repositories.ts';
import { inLockOrder } from '../../testing/audits/lock-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteRepositoryEvidence } from './skills.evidence.service.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());

async function evidenceOf(user: TestUser): Promise<unknown[]> {
  const { rows } = await site.database.pool.query(
    `select source, skill_id, voucher_id, first_seen, last_seen from skill_evidence
     where user_id = $1 and project_id is not null order by source, skill_id, first_seen`,
    [user.user.id],
  );
  return rows;
}

async function skillIds(user: TestUser): Promise<string[]> {
  return (await evidenceOf(user)).map((row) => (row as { skill_id: string }).skill_id);
}

/** Runs the migration of an existing site. */
async function upgrade(): Promise<void> {
  const folder = new URL('../../db/migrations/', import.meta.url);
  const [file = ''] = (await readdir(folder)).filter((name) =>
    name.endsWith('_project_evidence_of_before.sql'),
  );
  await site.database.pool.query('delete from skill_evidence where project_id is not null');
  await site.database.pool.query(await readFile(new URL(file, folder), 'utf8'));
}

test('adds the evidence of descriptions and teams on upgrade, where it is certain', async () => {
  const [owner, member, left, later] = [
    await createUser(site),
    await createUser(site, { skills: ['React', 'Docker'] }),
    await createUser(site, { skills: ['React'] }),
    await createUser(site),
  ];
  const project = await createProject(owner, { technologies: ['React', 'Rust', 'Docker'], teamSize: 6 });
  site.clock.advance(dayMs);
  for (const user of [member, left, later]) await join(user, project, owner);
  const [posted, accepted] = [await evidenceOf(owner), await evidenceOf(member)];
  expect({ posted: posted.length, accepted: accepted.length }).toEqual({ posted: 3, accepted: 2 });
  site.clock.advance(dayMs);
  await left.call('POST', `/api/post/${project.id}/leave`);
  await putSkill(later, 'React', 'confirmed');

  await upgrade();
  expect({ owner: await evidenceOf(owner), member: await evidenceOf(member) }).toEqual({
    owner: posted,
    member: accepted,
  });
  expect({ left: await evidenceOf(left), later: await evidenceOf(later) }).toEqual({ left: [], later: [] });
  // This is no longer certain: the status of the skill was changed since.
  await putSkill(member, 'React', 'hidden');
  await putSkill(member, 'React', 'confirmed');
  await upgrade();
  expect(await skillIds(member)).toEqual(['docker']);
});

test('deletes a proposal with its repository, whatever a description says', async () => {
  const owner = await createUser(site);
  await createProject(owner, { technologies: ['Rust'] });
  await site.database.pool.query(
    "insert into person_skills (user_id, skill_id, label, status) values ($1, 'rust', 'Rust', 'proposed')",
    [owner.user.id],
  );
  await withTransaction(systemCtx(site.app), (ctx) => deleteRepositoryEvidence(ctx, owner.user.id, newId()));
  expect(await skillsOf(owner)).toEqual([]);
});

test('applies the later of an edit and a change of owner to the result of the earlier one', async () => {
  for (const order of [0, 1]) {
    const [owner, heir] = [await createUser(site), await createUser(site)];
    const project = await createProject(owner, { technologies: ['React'] });
    await join(heir, project, owner);
    await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: heir.user.id } });
    const acts = [
      () => owner.call('PATCH', `/api/post/${project.id}`, { body: { technologies: ['Rust'] } }),
      () => heir.call('POST', `/api/post/${project.id}/transfer/accept`),
    ];
    const answers = await inLockOrder(site, project.id, order === 0 ? acts : acts.toReversed());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect({ owner: await skillIds(owner), heir: await skillIds(heir) }).toEqual({
      owner: [],
      heir: ['rust'],
    });
  }
});

test('ends in a consistent state when hiding, editing, accepting and removing run at the same time', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [owner, user] = [
      await createUser(site, { skills: ['React', 'Docker'] }),
      await createUser(site, { skills: ['React', 'Docker'] }),
    ];
    const project = await createProject(owner, { technologies: ['React', 'Docker'], teamSize: 5 });
    const body = { postId: project.id };
    const asked = (await user.call('POST', '/api/notifications/send', { body })).json<{ id: string }>();
    await Promise.all([
      owner.call('PUT', `/api/notifications/accept/${asked.id}`),
      owner.call('PATCH', `/api/post/${project.id}`, { body: { technologies: ['Docker', 'Kafka'] } }),
      putSkill(user, 'Docker', 'hidden'),
      putSkill(owner, 'React', 'hidden'),
      owner.call('DELETE', `/api/post/${project.id}/members/${user.user.id}`),
    ]);
    expect(await skillIds(owner)).toEqual(['docker', 'kafka']);
    expect((await skillsOf(owner)).find(({ label }) => label === 'React')?.status).toBe('hidden');
    const members = await site.database.pool.query(
      'select 1 from memberships where project_id = $1 and user_id = $2',
      [project.id, user.user.id],
    );
    const allowed = members.rowCount === 0 ? [] : ['react', 'docker'];
    expect(allowed).toEqual(expect.arrayContaining(await skillIds(user)));
  }
});

test('keeps no evidence of an account that is deleted while one user accepts the other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const project = await createProject(owner, { technologies: ['React'] });
    const body = { postId: project.id };
    const asked = (await user.call('POST', '/api/notifications/send', { body })).json<{ id: string }>();
    const gone = round % 2 === 0 ? owner : user;
    await Promise.all([owner.call('PUT', `/api/notifications/accept/${asked.id}`), deleteAccount(gone)]);
    expect(await evidenceOf(gone)).toEqual([]);
  }
});
