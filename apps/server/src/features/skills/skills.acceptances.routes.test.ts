import type { Match } from '@teamwright/contracts/matching/matching.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evidenceOf, skillOf, skillsIn, strengthOf } from '../../testing/actors/evidence.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
} from '../../testing/actors/factories.ts';
import { putSkill } from '../../testing/actors/repositories.ts';
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

describe('being accepted to a team', () => {
  const technologies = ['React', 'Docker', 'Kafka'];

  test('is evidence for skills that the project requires and the user shows', async () => {
    const [owner, user] = [
      await createUser(site),
      await createUser(site, { skills: ['React', 'Frontend', 'Next.js', 'Docker'] }),
    ];
    await putSkill(user, 'Docker', 'hidden');
    const before = await strengthOf(user, 'React');
    const project = await createProject(owner, { technologies, skills: ['Frontend'] });
    await join(user, project, owner);
    // The user does not have Kafka, Docker is hidden, and Next.js only implies React.
    expect(await skillsIn(site, user, 'outcome')).toEqual(['frontend', 'react']);
    expect((await evidenceOf(site, user, 'outcome')).map(({ first, last }) => [first, last])).toEqual([
      [now(), now()],
      [now(), now()],
    ]);
    expect(await strengthOf(user, 'React')).toBeCloseTo(1 - (1 - before) * 0.75, 2);
    const react = await skillOf(user, 'React', site.guest());
    expect(react?.evidence.find(({ source }) => source === 'outcome')).toMatchObject({
      project: { title: project.title, slug: project.slug },
      repository: null,
    });
    expect(await evidenceOf(site, owner, 'outcome')).toEqual([]);
  });

  test('through an invitation counts as evidence from the inviter', async () => {
    const [owner, lead, user] = [
      await createUser(site),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner, { technologies, teamSize: 5 });
    await makeCoOwner(site, lead, project, owner);
    await createInvitation(lead, project, user);
    expect(await evidenceOf(site, user, 'outcome')).toEqual([]);
    const { id } = await untilNotified(user, project, 'invitation');
    expect((await user.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(200);
    expect(await skillsIn(site, user, 'outcome')).toEqual(['react']);
    const { rows } = await site.database.pool.query(
      "select voucher_id from skill_evidence where user_id = $1 and source = 'outcome'",
      [user.user.id],
    );
    expect(rows).toEqual([{ voucher_id: lead.user.id }]);
  });

  test.each(['asks', 'is invited'])('is counted once when the user who %s has both', async (second) => {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const project = await createProject(owner, { technologies });
    if (second === 'asks') {
      await createInvitation(owner, project, user);
      await createJoinRequest(user, project);
    } else {
      await createJoinRequest(user, project);
      await createInvitation(owner, project, user);
    }
    expect(await skillsIn(site, user, 'outcome')).toEqual(['react']);
  });

  test('counts once for each manager, however many projects', async () => {
    const [owner, other, user] = [
      await createUser(site),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
    ];
    await join(user, await createProject(owner, { technologies }), owner);
    const once = await strengthOf(user, 'React');
    for (let more = 1; more < 10; more += 1)
      await join(user, await createProject(owner, { technologies }), owner);
    expect(await strengthOf(user, 'React')).toBe(once);
    await join(user, await createProject(other, { technologies }), other);
    expect(await strengthOf(user, 'React')).toBeCloseTo(1 - (1 - once) * 0.75, 2);
  });

  test('adds nothing for a skill that is confirmed later', async () => {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    await join(user, await createProject(owner, { technologies }), owner);
    await putSkill(user, 'Docker', 'confirmed');
    expect((await skillOf(user, 'Docker'))?.evidence.map(({ source }) => source)).toEqual(['declared']);
  });

  test('keeps its evidence for a hidden skill, but counts only while the skill is confirmed', async () => {
    const [owner, user] = [
      await createUser(site),
      await createUser(site, { skills: ['React', 'Sourdough'] }),
    ];
    const project = await createProject(owner, { technologies });
    await join(user, project, owner);
    const match = async () =>
      (await owner.call('GET', `/api/match/${project.id}/${user.user.id}`)).json<Match>();
    const covered = await match();
    await putSkill(user, 'React', 'hidden');
    expect((await match()).covers.map(({ label }) => label)).not.toContain('React');
    expect(await skillOf(user, 'React', site.guest())).toBeUndefined();
    await putSkill(user, 'React', 'confirmed');
    expect((await match()).covers).toEqual(covered.covers);
  });

  test('updates matches immediately, and counts neither as repository nor as use', async () => {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const asked = await createProject(owner, { technologies: ['React'], skills: ['React'] });
    const match = async () =>
      (await owner.call('GET', `/api/match/${asked.id}/${user.user.id}`)).json<Match>();
    const before = await match();
    const other = await createUser(site);
    await join(user, await createProject(other, { technologies }), other);
    const after = await match();
    expect(after.fit.youToProject).toBeGreaterThanOrEqual(before.fit.youToProject);
    expect(after.covers).toMatchObject([{ label: 'React', repositories: 0, acceptedBy: 1, lastSeen: null }]);
    expect(after.reasons[0]).toBe('Covers 1 of 1 for Frontend: React (accepted for it by 1 owner).');
  });
});
