import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import { evidenceOf, skillOf, skillsIn, strengthOf } from '../../testing/actors/evidence.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { putSkill, skillsOf } from '../../testing/actors/repositories.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());

function edit(user: TestUser, project: Project, changes: Record<string, unknown>) {
  return user.call('PATCH', `/api/post/${project.id}`, { body: changes });
}

function now(): Date {
  return site.clock.now();
}

describe('a project description', () => {
  test('is weak evidence for its technologies, once they are confirmed', async () => {
    const owner = await createUser(site, { skills: ['React'] });
    const alone = await strengthOf(owner, 'React');
    const project = await createProject(owner, { technologies: ['ReactJS', 'PostgreSQL'], skills: ['Vue'] });
    expect(await skillsIn(site, owner, 'posting')).toEqual(['postgresql', 'react']);
    expect((await skillsOf(owner)).map(({ label }) => label)).toEqual(['React']);
    const react = await skillOf(owner, 'React', site.guest());
    expect(react?.strength).toBeCloseTo(1 - (1 - alone) * 0.85, 2);
    expect(react?.evidence.find(({ source }) => source === 'posting')).toMatchObject({
      project: { title: project.title, slug: project.slug },
      repository: null,
      url: null,
      isPrivate: false,
      snippet: '',
    });
    await putSkill(owner, 'PostgreSQL', 'confirmed');
    expect((await skillOf(owner, 'PostgreSQL'))?.evidence.map(({ source }) => source)).toContain('posting');
  });

  test('updates its evidence on edits: removed technologies lose it, new ones count from then on', async () => {
    const owner = await createUser(site, { skills: ['React', 'Docker'] });
    const project = await createProject(owner, { technologies: ['React', 'Rust'] });
    const created = now();
    site.clock.advance(10 * dayMs);
    expect((await edit(owner, project, { technologies: ['React', 'Docker'] })).statusCode).toBe(200);
    const edited = now();
    expect(await evidenceOf(site, owner, 'posting')).toEqual([
      { skill: 'docker', project: project.id, first: edited, last: edited },
      { skill: 'react', project: project.id, first: created, last: edited },
    ]);
    site.clock.advance(dayMs);
    await owner.call('POST', `/api/post/${project.id}/close`);
    expect((await evidenceOf(site, owner, 'posting')).map(({ last }) => last)).toEqual([edited, edited]);
  });

  test('counts once, however many there are', async () => {
    const owner = await createUser(site, { skills: ['React'] });
    await createProject(owner, { technologies: ['React'] });
    const once = await strengthOf(owner, 'React');
    for (let more = 0; more < 3; more += 1) await createProject(owner, { technologies: ['React'] });
    expect(await evidenceOf(site, owner, 'posting')).toHaveLength(4);
    expect(await strengthOf(owner, 'React')).toBe(once);
  });

  test('neither shows a hidden skill again nor proposes one', async () => {
    const owner = await createUser(site, { skills: ['React', 'Docker'] });
    await putSkill(owner, 'React', 'hidden');
    await createProject(owner, { technologies: ['React', 'Docker', 'Rust'] });
    const statuses = (await skillsOf(owner)).map(({ label, status }) => [label, status]);
    expect(statuses.sort()).toEqual([
      ['Docker', 'confirmed'],
      ['React', 'hidden'],
    ]);
    expect(await skillOf(owner, 'React', site.guest())).toBeUndefined();
    const path = `/api/user/${owner.user.id}/skills/docker`;
    expect((await owner.call('PUT', path, { body: { status: 'proposed' } })).statusCode).toBe(409);
  });

  test("becomes the new owner's evidence, without the time before they joined", async () => {
    const [owner, heir] = [await createUser(site), await createUser(site)];
    const project = await createProject(owner, { technologies: ['React'] });
    site.clock.advance(3 * dayMs);
    await join(heir, project, owner);
    const joined = now();
    site.clock.advance(dayMs);
    await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: heir.user.id } });
    expect((await heir.call('POST', `/api/post/${project.id}/transfer/accept`)).statusCode).toBe(200);
    expect(await evidenceOf(site, owner, 'posting')).toEqual([]);
    expect(await evidenceOf(site, heir, 'posting')).toEqual([
      { skill: 'react', project: project.id, first: joined, last: joined },
    ]);
  });

  test("becomes the successor's evidence when the owner is deleted, or is deleted if archived", async () => {
    const [owner, heir] = [await createUser(site), await createUser(site)];
    const passed = await createProject(owner, { technologies: ['React'] });
    await createProject(owner, { technologies: ['Rust'] });
    await makeCoOwner(site, heir, passed, owner);
    await deleteAccount(owner);
    expect(await skillsIn(site, heir, 'posting')).toEqual(['react']);
    expect(await skillsIn(site, owner, 'posting')).toEqual([]);
  });

  test('no longer counts when an administrator archives the project', async () => {
    const [owner, admin] = [await createUser(site, { skills: ['React'] }), await createAdmin(site)];
    const before = await strengthOf(owner, 'React');
    const project = await createProject(owner, { technologies: ['React'] });
    const report = { kind: 'project', id: project.id, reason: 'spam' };
    await (await createUser(site)).call('POST', '/api/reports', { body: report });
    const decision = { body: { action: 'remove', note: 'Advertising' } };
    const resolved = await admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, decision);
    expect(resolved.statusCode).toBe(200);
    expect({
      strength: await strengthOf(owner, 'React'),
      evidence: await evidenceOf(site, owner, 'posting'),
    }).toEqual({ strength: before, evidence: [] });
  });
});
