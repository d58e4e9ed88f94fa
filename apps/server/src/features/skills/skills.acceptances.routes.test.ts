import type { Match } from '@teamwright/contracts/matching/matching.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evidenceOf, skillOf, skillsIn, strengthOf } from '../../testing/evidence.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
} from '../../testing/factories.ts';
import { putSkill } from '../../testing/repositories.ts';
import { untilTold } from '../../testing/requests.ts';
import { makeCoOwner } from '../../testing/teams.ts';
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
    const [owner, person] = [
      await createUser(site),
      await createUser(site, { skills: ['React', 'Frontend', 'Next.js', 'Docker'] }),
    ];
    await putSkill(person, 'Docker', 'hidden');
    const before = await strengthOf(person, 'React');
    const project = await createProject(owner, { technologies, skills: ['Frontend'] });
    await join(person, project, owner);
    // The user does not have Kafka, Docker is hidden, and Next.js only implies React.
    expect(await skillsIn(site, person, 'outcome')).toEqual(['frontend', 'react']);
    expect((await evidenceOf(site, person, 'outcome')).map(({ first, last }) => [first, last])).toEqual([
      [now(), now()],
      [now(), now()],
    ]);
    expect(await strengthOf(person, 'React')).toBeCloseTo(1 - (1 - before) * 0.75, 2);
    const react = await skillOf(person, 'React', site.guest());
    expect(react?.evidence.find(({ source }) => source === 'outcome')).toMatchObject({
      project: { title: project.title, slug: project.slug },
      repository: null,
    });
    expect(await evidenceOf(site, owner, 'outcome')).toEqual([]);
  });

  test('through an invitation counts as evidence from the inviter', async () => {
    const [owner, lead, person] = [
      await createUser(site),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner, { technologies, teamSize: 5 });
    await makeCoOwner(site, lead, project, owner);
    await createInvitation(lead, project, person);
    expect(await evidenceOf(site, person, 'outcome')).toEqual([]);
    const { id } = await untilTold(person, project, 'invitation');
    expect((await person.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(200);
    expect(await skillsIn(site, person, 'outcome')).toEqual(['react']);
    const { rows } = await site.database.pool.query(
      "select voucher_id from skill_evidence where user_id = $1 and source = 'outcome'",
      [person.user.id],
    );
    expect(rows).toEqual([{ voucher_id: lead.user.id }]);
  });

  test.each(['asks', 'is invited'])('is counted once when the user who %s has both', async (second) => {
    const [owner, person] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const project = await createProject(owner, { technologies });
    if (second === 'asks') {
      await createInvitation(owner, project, person);
      await createJoinRequest(person, project);
    } else {
      await createJoinRequest(person, project);
      await createInvitation(owner, project, person);
    }
    expect(await skillsIn(site, person, 'outcome')).toEqual(['react']);
  });

  test('counts once for each manager, however many projects', async () => {
    const [owner, other, person] = [
      await createUser(site),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
    ];
    await join(person, await createProject(owner, { technologies }), owner);
    const once = await strengthOf(person, 'React');
    for (let more = 1; more < 10; more += 1)
      await join(person, await createProject(owner, { technologies }), owner);
    expect(await strengthOf(person, 'React')).toBe(once);
    await join(person, await createProject(other, { technologies }), other);
    expect(await strengthOf(person, 'React')).toBeCloseTo(1 - (1 - once) * 0.75, 2);
  });

  test('adds nothing for a skill that is confirmed later', async () => {
    const [owner, person] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    await join(person, await createProject(owner, { technologies }), owner);
    await putSkill(person, 'Docker', 'confirmed');
    expect((await skillOf(person, 'Docker'))?.evidence.map(({ source }) => source)).toEqual(['declared']);
  });

  test('keeps its evidence for a hidden skill, but counts only while the skill is confirmed', async () => {
    const [owner, person] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const project = await createProject(owner, { technologies });
    await join(person, project, owner);
    const match = async () =>
      (await owner.call('GET', `/api/match/${project.id}/${person.user.id}`)).json<Match>();
    const covered = await match();
    await putSkill(person, 'React', 'hidden');
    expect((await match()).covers.map(({ label }) => label)).not.toContain('React');
    expect(await skillOf(person, 'React', site.guest())).toBeUndefined();
    await putSkill(person, 'React', 'confirmed');
    expect((await match()).covers).toEqual(covered.covers);
  });

  test('updates matches at once, and counts neither as repository nor as use', async () => {
    const [owner, person] = [await createUser(site), await createUser(site, { skills: ['React'] })];
    const asked = await createProject(owner, { technologies: ['React'], skills: ['React'] });
    const match = async () =>
      (await owner.call('GET', `/api/match/${asked.id}/${person.user.id}`)).json<Match>();
    const before = await match();
    const other = await createUser(site);
    await join(person, await createProject(other, { technologies }), other);
    const after = await match();
    expect(after.fit.youToProject).toBeGreaterThan(before.fit.youToProject);
    expect(after.covers).toMatchObject([{ label: 'React', repositories: 0, acceptedBy: 1, lastSeen: null }]);
    expect(after.reasons[0]).toBe('Covers 1 of 1: React (accepted by 1 owner).');
    const recent = (of: Match) => of.terms.youToProject.find(({ feature }) => feature === 'recent');
    expect(recent(after)).toEqual(recent(before));
  });
});
