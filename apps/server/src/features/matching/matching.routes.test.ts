import type { Match, RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let expert: TestUser;
let half: TestUser;
let baker: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { profile: { timeZone: 'Europe/Oslo', area: 'Bergen' } });
  expert = await createUser(site, {
    skills: ['React', 'PostgreSQL', 'Docker', 'Frontend'],
    profile: { area: 'Bergen' },
  });
  half = await createUser(site, { skills: ['React'] });
  baker = await createUser(site, { skills: ['Sourdough'] });
  project = await createProject(owner, {
    technologies: ['React', 'PostgreSQL', 'Docker'],
    skills: ['Frontend'],
  });
});
afterAll(() => site.close());

async function people(client = owner, id = project.id): Promise<RecommendedUser[]> {
  return (await client.call('GET', `/flask/users/recommendations/post/${id}`)).json<RecommendedUser[]>();
}

async function projectsFor(developer: TestUser): Promise<RecommendedProject[]> {
  return (await developer.call('GET', `/flask/projects/recommendations/${developer.user.id}`)).json<
    RecommendedProject[]
  >();
}

describe('recommended users for a project', () => {
  test('are sorted by score, with tier, covered and missing skills', async () => {
    const found = await people();
    const ids = found.map((developer) => developer.id);
    expect(ids.indexOf(expert.user.id)).toBe(0);
    expect(ids.indexOf(half.user.id)).toBeGreaterThan(0);
    expect(ids).not.toContain(owner.user.id);
    expect(found.map((developer) => developer.score)).toEqual(
      found.map((developer) => developer.score).toSorted((a, b) => b - a),
    );
    const [best] = found;
    expect(best?.covers.toSorted()).toEqual(['Docker', 'Frontend', 'PostgreSQL', 'React']);
    expect(best?.missing).toEqual([]);
    expect(best?.reasons[0]).toMatch(/\S+ .*\.$/);
    const second = found.find((developer) => developer.id === half.user.id);
    expect(second?.missing).toEqual(expect.arrayContaining(['PostgreSQL', 'Docker']));
  });

  test('are for the best open seat, or for the named one', async () => {
    const anySeat = await people();
    expect(anySeat.find(({ id }) => id === half.user.id)?.seat?.name).toBe('Frontend');
    const backend = project.seats.find(({ name }) => name === 'Backend');
    const path = `/flask/users/recommendations/post/${project.id}?seatId=${backend?.id}`;
    const forBackend = (await owner.call('GET', path)).json<RecommendedUser[]>();
    expect(forBackend.map(({ seat }) => seat?.id)).toEqual(forBackend.map(() => backend?.id));
    expect(forBackend[0]?.id).toBe(expert.user.id);
    const match = await half.call('GET', `/api/match/${project.id}/${half.user.id}`);
    expect(match.json<Match>().seat?.name).toBe('Frontend');
    const unknown = `/flask/users/recommendations/post/${project.id}?seatId=nothing`;
    expect((await owner.call('GET', unknown)).statusCode).toBe(404);
  });

  test('have a summary in place of terms and evidence, if the client asks for it', async () => {
    const path = `/flask/users/recommendations/post/${project.id}`;
    const full = await people();
    const short = (await owner.call('GET', `${path}?explanation=summary`)).json<RecommendedUser[]>();
    expect(short.length).toBeGreaterThan(0);
    expect(short).toEqual(
      full.map(({ terms: _, seatSkills: __, ...person }) => ({
        ...person,
        reasons: person.reasons.slice(0, 4),
      })),
    );
    const [best] = full;
    expect(best?.summary.skills).toEqual(best?.seatSkills?.map(({ label, how }) => ({ label, how })));
    expect(best?.terms?.youToProject.length).toBeGreaterThan(0);
    const wrong = await owner.call('GET', `${path}?explanation=none`);
    expect(wrong.statusCode).toBe(400);
  });

  test('are explained for the seat that the list is about', async () => {
    const backend = project.seats.find(({ name }) => name === 'Backend');
    const seat = `seatId=${backend?.id}`;
    const list = await owner.call('GET', `/flask/users/recommendations/post/${project.id}?${seat}`);
    const listed = list.json<RecommendedUser[]>().find(({ id }) => id === half.user.id);
    const path = `/api/match/${project.id}/${half.user.id}`;
    const explained = (await owner.call('GET', `${path}?${seat}`)).json<Match>();
    const { score, fit, terms, summary } = explained;
    expect({ score, fit, terms, summary, seat: explained.seat?.id }).toEqual({
      score: listed?.score,
      fit: listed?.fit,
      terms: listed?.terms,
      summary: listed?.summary,
      seat: backend?.id,
    });
    expect((await owner.call('GET', path)).json<Match>().seat?.name).toBe('Frontend');
    expect((await owner.call('GET', `${path}?seatId=nothing`)).statusCode).toBe(404);
  });

  test("have each skill under one name, the project's", async () => {
    const operator = await createUser(site, { skills: ['Go', 'Kubernetes', 'Ansible'] });
    const other = await createProject(owner, { technologies: ['golang'], skills: ['k8s'] });
    const found = (await people(owner, other.id)).find(({ id }) => id === operator.user.id);
    expect(found?.covers.toSorted()).toEqual(['golang', 'k8s']);
    expect(found?.skills.toSorted()).toEqual(['Ansible', 'golang', 'k8s']);
  });

  test('show a masked email and never the full one', async () => {
    const emails = (await people()).map(({ email }) => email);
    expect(emails).not.toEqual([]);
    for (const email of emails) expect(email).toMatch(/^.•••@example\.org$/);
  });

  test('rate a user without a required skill as Possible, and never as top match', async () => {
    const found = (await people()).find((developer) => developer.id === baker.user.id);
    expect(found).toMatchObject({ tier: 'Possible', topMatch: false });
    const explained = (await owner.call('GET', `/api/match/${project.id}/${baker.user.id}`)).json<Match>();
    expect(explained.score).toBeLessThan(50);
  });

  test('are visible to managers of the project only', async () => {
    const path = `/flask/users/recommendations/post/${project.id}`;
    expect((await expert.call('GET', path)).statusCode).toBe(403);
    expect((await site.guest().call('GET', path)).statusCode).toBe(401);
    const coOwner = await createUser(site);
    await makeCoOwner(site, coOwner, project, owner);
    expect((await people(coOwner)).map(({ id }) => id)).toEqual((await people()).map(({ id }) => id));
    expect((await people(coOwner)).map(({ id }) => id)).toContain(expert.user.id);
    expect((await owner.call('GET', `/flask/users/recommendations/post/${owner.user.id}`)).statusCode).toBe(
      404,
    );
    expect((await owner.call('GET', '/flask/users/recommendations/post/nonsense')).statusCode).toBe(404);
  });
});

describe('a project and a user who is invited, asks or was recently rejected', () => {
  /** No other user here has these, so that other pages do not change. */
  const skills = ['Kotlin', 'Android', 'SQLite'];

  /** Whether the project's recommendations show the user, and whether the user's show the project. */
  async function between(
    developer: TestUser,
    of: Project,
  ): Promise<['shown' | 'invited' | 'absent', boolean]> {
    const card = (await people(owner, of.id)).find(({ id }) => id === developer.user.id);
    const seen = card === undefined ? 'absent' : card.invited ? 'invited' : 'shown';
    return [seen, (await projectsFor(developer)).some(({ id }) => id === of.id)];
  }

  test('are not recommended to each other; an invited user stays on the page, marked', async () => {
    const of = await createProject(owner, { technologies: ['Kotlin', 'Android'], skills: ['SQLite'] });
    const developer = () => createUser(site, { skills });
    const [invited, asking, rejected] = [await developer(), await developer(), await developer()];
    const declined = await developer();
    for (const one of [invited, asking, rejected, declined])
      expect(await between(one, of)).toEqual(['shown', true]);
    await createInvitation(owner, of, invited);
    await createJoinRequest(asking, of);
    const request = await createJoinRequest(rejected, of);
    await answerRequest(owner, 'reject', request.id);
    await createInvitation(owner, of, declined);
    const [news] = await listNotificationsOf(declined);
    await answerRequest(declined, 'reject', news?.id ?? '');
    expect(await between(invited, of)).toEqual(['invited', false]);
    for (const one of [asking, rejected, declined]) expect(await between(one, of)).toEqual(['absent', false]);
  });

  test('are not recommended for 30 days after a rejection', async () => {
    const of = await createProject(owner, { technologies: ['Kotlin', 'Android'], skills: ['SQLite'] });
    const developer = await createUser(site, { skills });
    const { requestId, id } = await createJoinRequest(developer, of);
    await answerRequest(owner, 'reject', id);
    const age = (days: number) =>
      site.database.pool.query(
        'update requests set answered_at = $2::timestamptz - make_interval(days => $3) where id = $1',
        [requestId, site.clock.now(), days],
      );
    await age(29);
    expect(await between(developer, of)).toEqual(['absent', false]);
    await age(31);
    expect(await between(developer, of)).toEqual(['shown', true]);
  });
});

describe('recommended projects for a user', () => {
  test("have reasons, and exclude the user's own", async () => {
    const [best] = await projectsFor(expert);
    expect(best).toMatchObject({ id: project.id, ownerUsername: owner.user.username, slug: project.slug });
    expect(best?.reasons[0]).toMatch(/\.$/);
    expect((await projectsFor(owner)).map((one) => one.id)).not.toContain(project.id);
  });

  test('are visible to that user only', async () => {
    const answer = await half.call('GET', `/flask/projects/recommendations/${expert.user.id}`);
    expect(answer.statusCode).toBe(403);
  });
});

describe('an explained match', () => {
  test.each(['youToProject', 'projectToYou'] as const)(
    'has contributions that add up: %s',
    async (direction) => {
      for (const developer of [expert, half, baker]) {
        const match = (
          await developer.call('GET', `/api/match/${project.id}/${developer.user.id}`)
        ).json<Match>();
        const sum = match.terms[direction].reduce((total, term) => total + term.contribution, 0);
        expect(sum).toBe(match.fit[direction]);
      }
    },
  );

  test('is visible to the user and to managers of the project', async () => {
    expect((await half.call('GET', `/api/match/${project.id}/${expert.user.id}`)).statusCode).toBe(403);
    expect((await owner.call('GET', `/api/match/${project.id}/${expert.user.id}`)).statusCode).toBe(200);
    expect((await owner.call('GET', `/api/match/${project.id}/${project.id}`)).statusCode).toBe(404);
  });

  test('marks terms without data, but not the exposure of a user who opted out of learning', async () => {
    const marked = async (developer: TestUser) => {
      const { terms } = (
        await owner.call('GET', `/api/match/${project.id}/${developer.user.id}`)
      ).json<Match>();
      return terms.youToProject.filter(({ assumed }) => assumed).map(({ feature }) => feature);
    };
    const silent = await createUser(site, { skills: ['Sourdough'] });
    expect(await marked(silent)).toEqual(expect.arrayContaining(['hours', 'interests', 'work']));
    const bio = 'Predicts tides.';
    const body = { timeZone: 'UTC', hoursPerWeek: 5, interests: ['boats'], bio, learning: false };
    await silent.call('POST', `/api/user/update/${silent.user.id}`, { body });
    // No connection is known either way.
    expect((await marked(silent)).filter((feature) => feature !== 'activity')).toEqual(['connections']);
  });

  test('has the points of each skill, what shows it, and what would help most', async () => {
    const match = (await owner.call('GET', `/api/match/${project.id}/${half.user.id}`)).json<Match>();
    const term = match.terms.youToProject.find(({ feature }) => feature === 'skills');
    expect(match.seatSkills.reduce((sum, skill) => sum + skill.youToProject.points, 0)).toBe(
      term?.contribution,
    );
    expect(match.seatSkills.reduce((sum, skill) => sum + skill.youToProject.max, 0)).toBe(term?.max);
    for (const { how, evidence } of match.seatSkills)
      if (how === 'declared' || how === 'none') expect(evidence).toEqual([]);
    expect(match.help).toMatchObject({ from: match.score });
    expect(match.help?.to).toBeGreaterThan(match.score);
  });

  test('names no skill that the user hides as what would help, and does not show owners that it is hidden', async () => {
    const of = await createProject(owner, {
      technologies: ['React', 'Docker'],
      seats: [{ name: 'Owner' }, { name: 'All', skills: ['React', 'Docker'] }],
    });
    const developer = await createUser(site, { skills: ['React'] });
    const helpFor = async (reader: TestUser) =>
      (await reader.call('GET', `/api/match/${of.id}/${developer.user.id}`)).json<Match>().help?.label;
    expect(await helpFor(developer)).toBe('Docker');
    await developer.call('PUT', `/api/user/${developer.user.id}/skills/docker`, {
      body: { status: 'hidden' },
    });
    expect(await helpFor(developer)).toBe('React');
    expect(await helpFor(owner)).toBe('Docker');
  });

  test('has a score for each open seat, that of the best one being the score of the match', async () => {
    const of = await createProject(owner, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
    const match = (await half.call('GET', `/api/match/${of.id}/${half.user.id}`)).json<Match>();
    const open = of.seats.filter(({ memberId }) => memberId === null);
    expect(match.seatFits.map(({ seatId }) => seatId)).toEqual(open.map(({ id }) => id));
    const best = match.seatFits.find(({ seatId }) => seatId === match.seat?.id);
    expect(best).toMatchObject({ score: match.score, tier: match.tier });
    expect(Math.max(...match.seatFits.map(({ score }) => score))).toBe(match.score);
    const scores = new Set(match.seatFits.map(({ score }) => score));
    expect(scores.size).toBeGreaterThan(1);
  });

  test('is found by ids in any case', async () => {
    const path = `/api/match/${project.id.toUpperCase()}/${half.user.id.toUpperCase()}`;
    expect((await half.call('GET', path)).json()).toMatchObject({ postId: project.id, userId: half.user.id });
  });
});
