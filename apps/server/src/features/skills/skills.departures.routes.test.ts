import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, restore, suspend } from '../../testing/actors/admins.ts';
import { evidenceOf, skillOf, skillsIn, strengthOf } from '../../testing/actors/evidence.ts';
import {
  createInvitation,
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { untilNotified } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());

function now(): Date {
  return site.clock.now();
}

function removeMember(lead: TestUser, project: Project, member: TestUser) {
  return lead.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`);
}

describe('being removed from a team', () => {
  async function createMember(): Promise<{ owner: TestUser; person: TestUser; project: Project }> {
    const [owner, person] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const project = await createProject(owner);
    await join(person, project, owner);
    return { owner, person, project };
  }

  test('within two weeks deletes its evidence, later it does not', async () => {
    const [soon, late] = [await createMember(), await createMember()];
    site.clock.advance(13 * dayMs);
    expect((await removeMember(soon.owner, soon.project, soon.person)).statusCode).toBe(200);
    expect(await evidenceOf(site, soon.person, 'outcome')).toEqual([]);
    site.clock.advance(dayMs);
    await removeMember(late.owner, late.project, late.person);
    expect(await skillsIn(site, late.person, 'outcome')).toEqual(['react']);
  });

  test('deletes the evidence of this project only', async () => {
    const { owner, person } = await createMember();
    const second = await createProject(owner);
    await join(person, second, owner);
    await removeMember(owner, second, person);
    expect(await skillsIn(site, person, 'outcome')).toEqual(['react']);
  });

  test('after rejoining keeps the evidence of the first membership', async () => {
    const { owner, person, project } = await createMember();
    const first = now();
    site.clock.advance(40 * dayMs);
    await person.call('POST', `/api/post/${project.id}/leave`);
    await join(person, project, owner);
    expect(await evidenceOf(site, person, 'outcome')).toMatchObject([{ first, last: now() }]);
    await removeMember(owner, project, person);
    expect(await evidenceOf(site, person, 'outcome')).toMatchObject([{ first, last: first }]);
  });

  test('differs from leaving, which deletes nothing', async () => {
    const { person, project } = await createMember();
    const outcome = async (reader: Pick<TestUser, 'call'>) =>
      (await skillOf(person, 'React', reader))?.evidence.find(({ source }) => source === 'outcome');
    expect(await outcome(site.guest())).toMatchObject({ project: { slug: project.slug }, isPrivate: false });
    await person.call('POST', `/api/post/${project.id}/leave`);
    expect(await skillsIn(site, person, 'outcome')).toEqual(['react']);
    expect(await outcome(site.guest())).toMatchObject({ project: null, isPrivate: true });
    expect(await outcome(person)).toMatchObject({ project: { slug: project.slug } });
  });
});

describe('when an account is deleted', () => {
  test('all its evidence is deleted', async () => {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    await join(user, await createProject(owner), owner);
    await createProject(user);
    await deleteAccount(user);
    expect([
      ...(await evidenceOf(site, user, 'outcome')),
      ...(await evidenceOf(site, user, 'posting')),
    ]).toEqual([]);
  });

  test('its evidence for others stays, without names of the user and project for strangers', async () => {
    const [owner, user] = [
      await createUser(site, { username: 'Wanda Voucher' }),
      await createUser(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner, { title: 'Vouched lighthouse' });
    await join(user, project, owner);
    const before = await strengthOf(user, 'React');
    await deleteAccount(owner);
    expect(await strengthOf(user, 'React')).toBe(before);
    const outcome = async (reader: Pick<TestUser, 'call'>) =>
      (await skillOf(user, 'React', reader))?.evidence.find(({ source }) => source === 'outcome');
    expect(await outcome(user)).toMatchObject({ project: { title: 'Vouched lighthouse' } });
    const shown = await outcome(site.guest());
    expect(shown).toMatchObject({ project: null, isPrivate: true });
    expect(JSON.stringify(shown)).not.toMatch(/Vouche|voucher|[0-9a-f]{8}-/i);
  });

  test('an acceptance neither counts nor appears while its manager is suspended', async () => {
    const [owner, user, admin] = [
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
      await createAdmin(site),
    ];
    const own = await strengthOf(user, 'React');
    const project = await createProject(owner, { technologies: ['React'], teamSize: 5 });
    await join(user, project, owner);
    const other = await createProject(await createUser(site), { technologies: ['React'] });
    const vouched = await strengthOf(user, 'React');
    expect(vouched).toBeGreaterThan(own);
    const seen = async () => ({
      sources: (await skillOf(user, 'React', site.guest()))?.evidence.map(({ source }) => source),
      strength: await strengthOf(user, 'React'),
      acceptedBy: (await user.call('GET', `/api/match/${other.id}/${user.user.id}`))
        .json<Match>()
        .covers.map(({ acceptedBy }) => acceptedBy),
    });
    const before = await seen();
    expect(before.sources).toContain('outcome');
    expect(await suspend(admin, owner)).toBe(200);
    const during = await seen();
    expect(during).toMatchObject({ strength: own });
    expect(during.sources).not.toContain('outcome');
    expect({ before: before.acceptedBy, during: during.acceptedBy }).toEqual({
      // React, and Frontend, which React implies.
      before: [1, 1],
      during: [0, 0],
    });
    expect(await restore(admin, owner)).toBe(200);
    expect(await seen()).toEqual(before);
  });

  test('an acceptance by another manager hides the project from strangers while its owner is suspended', async () => {
    const [owner, coOwner, user, admin] = [
      await createUser(site),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
      await createAdmin(site),
    ];
    const project = await createProject(owner, { technologies: ['React'], teamSize: 5 });
    await makeCoOwner(site, coOwner, project, owner);
    await createInvitation(coOwner, project, user);
    const { id } = await untilNotified(user, project, 'invitation');
    expect((await user.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(200);
    expect(await suspend(admin, owner)).toBe(200);
    const shown = await skillOf(user, 'React', site.guest());
    expect(shown?.evidence.find(({ source }) => source === 'outcome')).toMatchObject({ project: null });
  });
});
