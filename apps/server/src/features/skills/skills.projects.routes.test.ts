import type { Match } from '@teamwright/contracts/matching.ts';
import type { Project } from '@teamwright/contracts/projects.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, restore, suspend } from '../../testing/admins.ts';
import {
  createInvitation,
  createJoinRequest,
  createPerson,
  createProject,
  join,
  type Person,
} from '../../testing/factories.ts';
import { putSkill, skillsOf } from '../../testing/repositories.ts';
import { day, untilTold } from '../../testing/requests.ts';
import { makeCoOwner } from '../../testing/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());

type Source = PersonSkill['evidence'][number]['source'];

interface Row {
  readonly skill: string;
  readonly project: string;
  readonly first: Date;
  readonly last: Date;
}

/** What the ledger holds of a person, also of skills that do not count; by skill. */
async function ledgerOf(person: Person, source: Source): Promise<Row[]> {
  const { rows } = await site.database.pool.query<Row>(
    `select skill_id as skill, project_id as project, first_seen as first, last_seen as last
     from skill_evidence where user_id = $1 and source = $2 order by skill_id, first_seen`,
    [person.user.id, source],
  );
  return rows;
}

async function skillsIn(person: Person, source: Source): Promise<string[]> {
  return (await ledgerOf(person, source)).map(({ skill }) => skill);
}

async function skillOf(person: Person, label: string, reader: Pick<Person, 'call'> = person) {
  return (await skillsOf(person, reader)).find((skill) => skill.label === label);
}

async function strengthOf(person: Person, label: string): Promise<number> {
  return (await skillOf(person, label))?.strength ?? Number.NaN;
}

function edit(person: Person, project: Project, changes: Record<string, unknown>) {
  return person.call('PATCH', `/api/post/${project.id}`, { body: changes });
}

function removeMember(lead: Person, project: Project, member: Person) {
  return lead.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`);
}

function deleteAccount(person: Person) {
  return person.call('DELETE', `/api/user/delete/${person.user.id}`);
}

function now(): Date {
  return site.clock.now();
}

describe('a posting', () => {
  test('is light evidence for the technologies that it names, once they are confirmed', async () => {
    const owner = await createPerson(site, { skills: ['React'] });
    const alone = await strengthOf(owner, 'React');
    const project = await createProject(owner, { technologies: ['ReactJS', 'PostgreSQL'], skills: ['Vue'] });
    expect(await skillsIn(owner, 'posting')).toEqual(['postgresql', 'react']);
    expect((await skillsOf(owner)).map(({ label }) => label)).toEqual(['React']);
    const react = await skillOf(owner, 'React', site.guest());
    expect(react?.strength).toBeCloseTo(1 - (1 - alone) * 0.85, 2);
    expect(react?.evidence.find(({ source }) => source === 'posting')).toMatchObject({
      project: { title: project.title, slug: project.slug },
      ...{ repository: null, url: null, isPrivate: false, snippet: '' },
    });
    await putSkill(owner, 'PostgreSQL', 'confirmed');
    expect((await skillOf(owner, 'PostgreSQL'))?.evidence.map(({ source }) => source)).toContain('posting');
  });

  test('follows its edits: what it names no more goes, what it names anew counts from then on', async () => {
    const owner = await createPerson(site, { skills: ['React', 'Docker'] });
    const project = await createProject(owner, { technologies: ['React', 'Rust'] });
    const created = now();
    site.clock.advance(10 * day);
    expect((await edit(owner, project, { technologies: ['React', 'Docker'] })).statusCode).toBe(200);
    const edited = now();
    expect(await ledgerOf(owner, 'posting')).toEqual([
      { skill: 'docker', project: project.id, first: edited, last: edited },
      { skill: 'react', project: project.id, first: created, last: edited },
    ]);
    site.clock.advance(day);
    await owner.call('POST', `/api/post/${project.id}/close`);
    expect((await ledgerOf(owner, 'posting')).map(({ last }) => last)).toEqual([edited, edited]);
  });

  test('counts once, however many there are', async () => {
    const owner = await createPerson(site, { skills: ['React'] });
    await createProject(owner, { technologies: ['React'] });
    const once = await strengthOf(owner, 'React');
    for (let more = 0; more < 3; more += 1) await createProject(owner, { technologies: ['React'] });
    expect(await ledgerOf(owner, 'posting')).toHaveLength(4);
    expect(await strengthOf(owner, 'React')).toBe(once);
  });

  test('brings no hidden skill back, and proposes none', async () => {
    const owner = await createPerson(site, { skills: ['React', 'Docker'] });
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

  test('passes on with the project, and says nothing of before its new owner came', async () => {
    const [owner, heir] = [await createPerson(site), await createPerson(site)];
    const project = await createProject(owner, { technologies: ['React'] });
    site.clock.advance(3 * day);
    await join(heir, project, owner);
    const joined = now();
    site.clock.advance(day);
    await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: heir.user.id } });
    expect((await heir.call('POST', `/api/post/${project.id}/transfer/accept`)).statusCode).toBe(200);
    expect(await ledgerOf(owner, 'posting')).toEqual([]);
    expect(await ledgerOf(heir, 'posting')).toEqual([
      { skill: 'react', project: project.id, first: joined, last: joined },
    ]);
  });

  test('passes on when its owner deletes the account, else goes with the archived project', async () => {
    const [owner, heir] = [await createPerson(site), await createPerson(site)];
    const passed = await createProject(owner, { technologies: ['React'] });
    await createProject(owner, { technologies: ['Rust'] });
    await makeCoOwner(site, heir, passed, owner);
    await deleteAccount(owner);
    expect(await skillsIn(heir, 'posting')).toEqual(['react']);
    expect(await skillsIn(owner, 'posting')).toEqual([]);
  });

  test('counts no more when an administrator archives it', async () => {
    const [owner, admin] = [await createPerson(site, { skills: ['React'] }), await createAdmin(site)];
    const before = await strengthOf(owner, 'React');
    const project = await createProject(owner, { technologies: ['React'] });
    const report = { kind: 'project', id: project.id, reason: 'spam' };
    await (await createPerson(site)).call('POST', '/api/reports', { body: report });
    const decision = { body: { action: 'remove', note: 'Advertising' } };
    const resolved = await admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, decision);
    expect(resolved.statusCode).toBe(200);
    expect([await strengthOf(owner, 'React'), await ledgerOf(owner, 'posting')]).toEqual([before, []]);
  });
});

describe('being accepted on a team', () => {
  const technologies = ['React', 'Docker', 'Kafka'];

  test('says something of the skills that the project needs and the person shows', async () => {
    const [owner, person] = [
      await createPerson(site),
      await createPerson(site, { skills: ['React', 'Frontend', 'Next.js', 'Docker'] }),
    ];
    await putSkill(person, 'Docker', 'hidden');
    const before = await strengthOf(person, 'React');
    const project = await createProject(owner, { technologies, skills: ['Frontend'] });
    await join(person, project, owner);
    // Kafka is not theirs, Docker is hidden, and Next.js only implies React.
    expect(await skillsIn(person, 'outcome')).toEqual(['frontend', 'react']);
    expect((await ledgerOf(person, 'outcome')).map(({ first, last }) => [first, last])).toEqual([
      [now(), now()],
      [now(), now()],
    ]);
    expect(await strengthOf(person, 'React')).toBeCloseTo(1 - (1 - before) * 0.75, 2);
    const react = await skillOf(person, 'React', site.guest());
    expect(react?.evidence.find(({ source }) => source === 'outcome')).toMatchObject({
      project: { title: project.title, slug: project.slug },
      repository: null,
    });
    expect(await ledgerOf(owner, 'outcome')).toEqual([]);
  });

  test('by an invitation is the word of whoever invited', async () => {
    const [owner, lead, person] = [
      await createPerson(site),
      await createPerson(site),
      await createPerson(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner, { technologies, teamSize: 5 });
    await makeCoOwner(site, lead, project, owner);
    await createInvitation(lead, project, person);
    expect(await ledgerOf(person, 'outcome')).toEqual([]);
    const { id } = await untilTold(person, project, 'invitation');
    expect((await person.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(200);
    expect(await skillsIn(person, 'outcome')).toEqual(['react']);
    const { rows } = await site.database.pool.query(
      "select voucher_id from skill_evidence where user_id = $1 and source = 'outcome'",
      [person.user.id],
    );
    expect(rows).toEqual([{ voucher_id: lead.user.id }]);
  });

  test.each(['asks', 'is invited'])('is said once when the person who %s has both', async (second) => {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
    const project = await createProject(owner, { technologies });
    if (second === 'asks') {
      await createInvitation(owner, project, person);
      await createJoinRequest(person, project);
    } else {
      await createJoinRequest(person, project);
      await createInvitation(owner, project, person);
    }
    expect(await skillsIn(person, 'outcome')).toEqual(['react']);
  });

  test('counts once for each lead, however many projects', async () => {
    const [owner, other, person] = [
      await createPerson(site),
      await createPerson(site),
      await createPerson(site, { skills: ['React'] }),
    ];
    await join(person, await createProject(owner, { technologies }), owner);
    const once = await strengthOf(person, 'React');
    for (let more = 1; more < 10; more += 1)
      await join(person, await createProject(owner, { technologies }), owner);
    expect(await strengthOf(person, 'React')).toBe(once);
    await join(person, await createProject(other, { technologies }), other);
    expect(await strengthOf(person, 'React')).toBeCloseTo(1 - (1 - once) * 0.75, 2);
  });

  test('says nothing of a skill that is confirmed only later', async () => {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
    await join(person, await createProject(owner, { technologies }), owner);
    await putSkill(person, 'Docker', 'confirmed');
    expect((await skillOf(person, 'Docker'))?.evidence.map(({ source }) => source)).toEqual(['declared']);
  });

  test('stays with a skill that is hidden, and counts only while it is confirmed', async () => {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
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

  test('reaches the matches at once, and is neither a repository nor use', async () => {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
    const asked = await createProject(owner, { technologies: ['React'], skills: ['React'] });
    const match = async () =>
      (await owner.call('GET', `/api/match/${asked.id}/${person.user.id}`)).json<Match>();
    const before = await match();
    const other = await createPerson(site);
    await join(person, await createProject(other, { technologies }), other);
    const after = await match();
    expect(after.fit.youToProject).toBeGreaterThan(before.fit.youToProject);
    expect(after.covers).toMatchObject([{ label: 'React', repositories: 0, acceptedBy: 1, lastSeen: null }]);
    expect(after.reasons[0]).toBe('Covers 1 of 1: React (accepted by 1 lead).');
    const recent = (of: Match) => of.terms.youToProject.find(({ feature }) => feature === 'recent');
    expect(recent(after)).toEqual(recent(before));
  });
});

describe('being removed from a team', () => {
  async function createMember(): Promise<{ owner: Person; person: Person; project: Project }> {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
    const project = await createProject(owner);
    await join(person, project, owner);
    return { owner, person, project };
  }

  test('within two weeks takes back what was said, later it does not', async () => {
    const [soon, late] = [await createMember(), await createMember()];
    site.clock.advance(13 * day);
    expect((await removeMember(soon.owner, soon.project, soon.person)).statusCode).toBe(200);
    expect(await ledgerOf(soon.person, 'outcome')).toEqual([]);
    site.clock.advance(day);
    await removeMember(late.owner, late.project, late.person);
    expect(await skillsIn(late.person, 'outcome')).toEqual(['react']);
  });

  test('takes back only what this project said', async () => {
    const { owner, person } = await createMember();
    const second = await createProject(owner);
    await join(person, second, owner);
    await removeMember(owner, second, person);
    expect(await skillsIn(person, 'outcome')).toEqual(['react']);
  });

  test('after coming back leaves what the first time said', async () => {
    const { owner, person, project } = await createMember();
    const first = now();
    site.clock.advance(40 * day);
    await person.call('POST', `/api/post/${project.id}/leave`);
    await join(person, project, owner);
    expect(await ledgerOf(person, 'outcome')).toMatchObject([{ first, last: now() }]);
    await removeMember(owner, project, person);
    expect(await ledgerOf(person, 'outcome')).toMatchObject([{ first, last: first }]);
  });

  test('is not the same as leaving, of which nobody else is told', async () => {
    const { person, project } = await createMember();
    const outcome = async (reader: Pick<Person, 'call'>) =>
      (await skillOf(person, 'React', reader))?.evidence.find(({ source }) => source === 'outcome');
    expect(await outcome(site.guest())).toMatchObject({ project: { slug: project.slug }, isPrivate: false });
    await person.call('POST', `/api/post/${project.id}/leave`);
    expect(await skillsIn(person, 'outcome')).toEqual(['react']);
    expect(await outcome(site.guest())).toMatchObject({ project: null, isPrivate: true });
    expect(await outcome(person)).toMatchObject({ project: { slug: project.slug } });
  });
});

describe('when an account is deleted', () => {
  test('nothing of the person is left in the ledger', async () => {
    const [owner, person] = [await createPerson(site), await createPerson(site, { skills: ['React'] })];
    await join(person, await createProject(owner), owner);
    await createProject(person);
    await deleteAccount(person);
    expect([...(await ledgerOf(person, 'outcome')), ...(await ledgerOf(person, 'posting'))]).toEqual([]);
  });

  test('what its person said of others stays, and names neither them nor the project to strangers', async () => {
    const [owner, person] = [
      await createPerson(site, { username: 'Wanda Voucher' }),
      await createPerson(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner, { title: 'Vouched lighthouse' });
    await join(person, project, owner);
    const before = await strengthOf(person, 'React');
    await deleteAccount(owner);
    expect(await strengthOf(person, 'React')).toBe(before);
    const outcome = async (reader: Pick<Person, 'call'>) =>
      (await skillOf(person, 'React', reader))?.evidence.find(({ source }) => source === 'outcome');
    expect(await outcome(person)).toMatchObject({ project: { title: 'Vouched lighthouse' } });
    const shown = await outcome(site.guest());
    expect(shown).toMatchObject({ project: null, isPrivate: true });
    expect(JSON.stringify(shown)).not.toMatch(/Vouche|voucher|[0-9a-f]{8}-/i);
  });

  test('while its lead is suspended, an acceptance does not count, and is not told of', async () => {
    const [owner, person, admin] = [
      await createPerson(site),
      await createPerson(site, { skills: ['React'] }),
      await createAdmin(site),
    ];
    const own = await strengthOf(person, 'React');
    const project = await createProject(owner, { technologies: ['React'], teamSize: 5 });
    await join(person, project, owner);
    const other = await createProject(await createPerson(site), { technologies: ['React'] });
    const vouched = await strengthOf(person, 'React');
    expect(vouched).toBeGreaterThan(own);
    const seen = async () => ({
      sources: (await skillOf(person, 'React', site.guest()))?.evidence.map(({ source }) => source),
      strength: await strengthOf(person, 'React'),
      fit: (await person.call('GET', `/api/match/${other.id}/${person.user.id}`)).json<Match>().fit
        .youToProject,
    });
    const before = await seen();
    expect(before.sources).toContain('outcome');
    expect(await suspend(admin, owner)).toBe(200);
    const meanwhile = await seen();
    expect(meanwhile).toMatchObject({ strength: own });
    expect(meanwhile.sources).not.toContain('outcome');
    expect(meanwhile.fit).toBeLessThan(before.fit);
    expect(await restore(admin, owner)).toBe(200);
    expect(await seen()).toEqual(before);
  });

  test('while an owner is suspended, strangers are not told of their project by the word of another lead', async () => {
    const [owner, coOwner, person, admin] = [
      await createPerson(site),
      await createPerson(site),
      await createPerson(site, { skills: ['React'] }),
      await createAdmin(site),
    ];
    const project = await createProject(owner, { technologies: ['React'], teamSize: 5 });
    await makeCoOwner(site, coOwner, project, owner);
    await createInvitation(coOwner, project, person);
    const { id } = await untilTold(person, project, 'invitation');
    expect((await person.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(200);
    expect(await suspend(admin, owner)).toBe(200);
    const shown = await skillOf(person, 'React', site.guest());
    expect(shown?.evidence.find(({ source }) => source === 'outcome')).toMatchObject({ project: null });
  });
});
