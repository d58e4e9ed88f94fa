import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function put(person: TestUser, skill: string, status: string, id = person.user.id) {
  return person.call('PUT', `/api/user/${id}/skills/${encodeURIComponent(skill)}`, { body: { status } });
}

async function list(client: Pick<TestUser, 'call'>, person: TestUser): Promise<PersonSkill[]> {
  return (await client.call('GET', `/api/user/${person.user.id}/skills`)).json<PersonSkill[]>();
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
    const person = await createUser(site);
    expect((await put(person, 'k8s', 'confirmed')).json()).toMatchObject({
      label: 'Kubernetes',
      status: 'confirmed',
      declared: true,
    });
    await put(person, 'Kubernetes', 'confirmed');
    const [skill, ...rest] = await list(person, person);
    expect(rest).toEqual([]);
    expect(skill?.strength).toBeGreaterThan(0);
    expect(skill?.evidence).toMatchObject([{ source: 'declared' }]);
  });

  test('may be free tags outside the taxonomy', async () => {
    const person = await createUser(site);
    const answer = await put(person, 'Lighthouse keeping', 'confirmed');
    expect(answer.json()).toMatchObject({ label: 'Lighthouse keeping', kind: 'tag' });
  });

  test('are visible to that user only while hidden', async () => {
    const person = await createUser(site, { skills: ['React', 'Docker'] });
    await put(person, 'Docker', 'hidden');
    expect((await list(person, person)).map((skill) => skill.status).sort()).toEqual(['confirmed', 'hidden']);
    expect((await list(site.guest(), person)).map((skill) => skill.label)).toEqual(['React']);
  });

  test('can be changed by that user only', async () => {
    const [person, stranger] = [await createUser(site), await createUser(site)];
    expect((await put(stranger, 'React', 'confirmed', person.user.id)).statusCode).toBe(403);
    expect((await put(person, 'React', 'maybe')).statusCode).toBe(400);
    expect((await put(person, 'x'.repeat(81), 'confirmed')).statusCode).toBe(404);
    expect(
      (await site.guest().call('GET', `/api/user/${stranger.user.id.replace(/.$/, '0')}/skills`)).statusCode,
    ).toBe(404);
  });

  test('are changed together: all of them, or none', async () => {
    const person = await createUser(site, { skills: ['React', 'Docker'] });
    const putAll = (skills: { skillId: string; status: string }[], client: Pick<TestUser, 'call'> = person) =>
      client.call('PUT', `/api/user/${person.user.id}/skills`, { body: { skills } });
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
    const before = await list(person, person);
    const half = [
      { skillId: 'react', status: 'hidden' },
      { skillId: 'docker', status: 'proposed' },
    ];
    expect((await putAll(half)).statusCode).toBe(409);
    expect((await putAll([])).statusCode).toBe(400);
    expect((await putAll(half, await createUser(site))).statusCode).toBe(403);
    expect((await putAll(half, site.guest())).statusCode).toBe(401);
    expect(await list(person, person)).toEqual(before);
  });

  test('with evidence are proposed again when the answer is undone', async () => {
    const person = await createUser(site);
    await put(person, 'Docker', 'hidden');
    await site.database.pool.query(
      `insert into skill_evidence (id, user_id, skill_id, source, repository, file, line, weight, snippet, first_seen, last_seen)
       values (gen_random_uuid(), $1, 'docker', 'manifest', 'a/b', 'Dockerfile', 1, 0.5, 'FROM scratch', now(), now())`,
      [person.user.id],
    );
    expect((await put(person, 'Docker', 'proposed')).json()).toMatchObject({ status: 'proposed' });
    expect((await put(person, 'Docker', 'confirmed')).json()).toMatchObject({ declared: true });
    const back = (await put(person, 'Docker', 'proposed')).json<PersonSkill>();
    expect(back).toMatchObject({ status: 'proposed', declared: false });
    expect(back.evidence.map(({ source }) => source)).toEqual(['manifest']);
  });

  test('with no evidence except a declaration cannot be proposed', async () => {
    const person = await createUser(site);
    await put(person, 'React', 'hidden');
    expect((await put(person, 'React', 'proposed')).statusCode).toBe(409);
    expect((await put(person, 'Docker', 'proposed')).statusCode).toBe(409);
    expect((await list(person, person)).map(({ status }) => status)).toEqual(['hidden']);
  });
});
