import { randomUUID } from 'node:crypto';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function put(user: TestUser, skill: string, status: string, id = user.user.id) {
  return user.call('PUT', `/api/user/${id}/skills/${encodeURIComponent(skill)}`, { body: { status } });
}

async function list(client: Pick<TestUser, 'call'>, user: TestUser): Promise<PersonSkill[]> {
  return (await client.call('GET', `/api/user/${user.user.id}/skills`)).json<PersonSkill[]>();
}

describe('suggestions', () => {
  test('start with labels that begin with the text', async () => {
    const found = (await site.guest().call('GET', '/api/skills?searchTerm=postg&limit=5')).json();
    expect(found[0]).toMatchObject({ id: 'postgresql', label: 'PostgreSQL', kind: 'database' });
    expect(found.length).toBeLessThanOrEqual(5);
  });
});

describe("a user's skills", () => {
  test('are declared under any alias, once', async () => {
    const user = await createUser(site);
    expect((await put(user, 'k8s', 'confirmed')).json()).toMatchObject({
      label: 'Kubernetes',
      status: 'confirmed',
      declared: true,
    });
    await put(user, 'Kubernetes', 'confirmed');
    const [skill, ...rest] = await list(user, user);
    expect(rest).toEqual([]);
    expect(skill?.strength).toBeGreaterThan(0);
    expect(skill?.evidence).toMatchObject([{ source: 'declared' }]);
  });

  test('may be free tags outside the taxonomy', async () => {
    const user = await createUser(site);
    const answer = await put(user, 'Lighthouse keeping', 'confirmed');
    expect(answer.json()).toMatchObject({ label: 'Lighthouse keeping', kind: 'tag' });
  });

  test('are visible to that user only while hidden', async () => {
    const user = await createUser(site, { skills: ['React', 'Docker'] });
    await put(user, 'Docker', 'hidden');
    expect((await list(user, user)).map((skill) => skill.status).sort()).toEqual(['confirmed', 'hidden']);
    expect((await list(site.guest(), user)).map((skill) => skill.label)).toEqual(['React']);
  });

  test('can be changed by that user only', async () => {
    const [user, stranger] = [await createUser(site), await createUser(site)];
    expect((await put(stranger, 'React', 'confirmed', user.user.id)).statusCode).toBe(403);
    expect((await put(user, 'React', 'maybe')).statusCode).toBe(400);
    expect((await put(user, 'x'.repeat(81), 'confirmed')).statusCode).toBe(404);
    expect((await site.guest().call('GET', `/api/user/${randomUUID()}/skills`)).statusCode).toBe(404);
  });

  test('are changed together: all of them, or none', async () => {
    const user = await createUser(site, { skills: ['React', 'Docker'] });
    const putAll = (skills: { skillId: string; status: string }[], client: Pick<TestUser, 'call'> = user) =>
      client.call('PUT', `/api/user/${user.user.id}/skills`, { body: { skills } });
    const both = await putAll([
      { skillId: 'docker', status: 'hidden' },
      { skillId: 'k8s', status: 'confirmed' },
      { skillId: 'Kubernetes', status: 'confirmed' },
    ]);
    const saved = both.json<PersonSkill[]>().map(({ label, status }) => `${label} ${status}`);
    expect({ status: both.statusCode, saved: saved.sort() }).toEqual({
      status: 200,
      saved: ['Docker hidden', 'Kubernetes confirmed'],
    });
    const before = await list(user, user);
    const half = [
      { skillId: 'react', status: 'hidden' },
      { skillId: 'docker', status: 'proposed' },
    ];
    expect((await putAll(half)).statusCode).toBe(409);
    expect((await putAll([])).statusCode).toBe(400);
    expect((await putAll(half, await createUser(site))).statusCode).toBe(403);
    expect((await putAll(half, site.guest())).statusCode).toBe(401);
    expect(await list(user, user)).toEqual(before);
  });

  test('with evidence are proposed again when the answer is undone', async () => {
    const user = await createUser(site);
    await put(user, 'Docker', 'hidden');
    await site.database.pool.query(
      `insert into skill_evidence (id, user_id, skill_id, source, repository, file, line, weight, snippet, first_seen, last_seen)
       values (gen_random_uuid(), $1, 'docker', 'manifest', 'a/b', 'Dockerfile', 1, 0.5, 'FROM scratch', now(), now())`,
      [user.user.id],
    );
    expect((await put(user, 'Docker', 'proposed')).json()).toMatchObject({ status: 'proposed' });
    expect((await put(user, 'Docker', 'confirmed')).json()).toMatchObject({ declared: true });
    const back = (await put(user, 'Docker', 'proposed')).json<PersonSkill>();
    expect(back).toMatchObject({ status: 'proposed', declared: false });
    expect(back.evidence.map(({ source }) => source)).toEqual(['manifest']);
  });

  test('are declared with a level, which a repeated declaration without one keeps', async () => {
    const user = await createUser(site);
    const path = `/api/user/${user.user.id}/skills/React`;
    const declare = async (level?: string) =>
      (await user.call('PUT', path, { body: { status: 'confirmed', level } })).json<PersonSkill>();
    const strengths = [];
    for (const level of ['some', 'solid', 'strong']) {
      const saved = await declare(level);
      expect(saved.declaredLevel).toBe(level);
      strengths.push(saved.strength);
    }
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect((await declare()).declaredLevel).toBe('strong');
    expect(
      (await user.call('PUT', path, { body: { status: 'confirmed', level: 'expert' } })).statusCode,
    ).toBe(400);
    await put(user, 'Docker', 'confirmed');
    expect((await list(user, user)).find(({ skillId }) => skillId === 'docker')?.declaredLevel).toBe('solid');
  });

  test('that are only declared can be removed, by their user; found ones can only be hidden', async () => {
    const user = await createUser(site, { skills: ['React', 'Docker'] });
    const remove = (skill: string, client: Pick<TestUser, 'call'> = user) =>
      client.call('DELETE', `/api/user/${user.user.id}/skills/${skill}`);
    expect((await remove('React', await createUser(site))).statusCode).toBe(403);
    expect((await remove('ReactJS')).statusCode).toBe(200);
    expect((await list(user, user)).map(({ skillId }) => skillId)).toEqual(['docker']);
    expect((await remove('React')).statusCode).toBe(404);
    await site.database.pool.query(
      `insert into skill_evidence (id, user_id, skill_id, source, repository, weight, first_seen, last_seen)
       values (gen_random_uuid(), $1, 'docker', 'manifest', 'a/b', 0.5, now(), now())`,
      [user.user.id],
    );
    expect((await remove('Docker')).statusCode).toBe(409);
    expect((await list(user, user)).map(({ skillId }) => skillId)).toEqual(['docker']);
  });

  test('with no evidence except a declaration cannot be proposed', async () => {
    const user = await createUser(site);
    await put(user, 'React', 'hidden');
    expect((await put(user, 'React', 'proposed')).statusCode).toBe(409);
    expect((await put(user, 'Docker', 'proposed')).statusCode).toBe(409);
    expect((await list(user, user)).map(({ status }) => status)).toEqual(['hidden']);
  });
});
