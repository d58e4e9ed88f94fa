import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { createMatcher } from '@teamwright/matching/matcher.ts';
import { termNames } from '@teamwright/matching/score/weights.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { developer } from '@teamwright/matching/testing/profiles.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDevelopers, loadProjects } from '../../features/matching/matching.profiles.service.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = now.getTime();
const { developers, projects } = buildCommunity({ now, seed: demoSeed });
/** The strength of a skill that a user has just declared. */
const declaredStrength = 0.6;

let database: TestDatabase;
let matcher: Matcher;

beforeAll(async () => {
  database = await createTestDatabase(2);
  await seedDemo({ db: database.db, now, secrets: { current: 'any' }, hashPassword: async () => 'unused' });
  matcher = createMatcher();
  for (const profile of await loadDevelopers(database.db, at)) matcher.upsertDeveloper(profile);
  for (const profile of await loadProjects(database.db)) {
    matcher.upsertProject(profile);
    const seats = profile.seats ?? [];
    const roles = seats.filter(({ skills }) => skills.length > 0).map(({ skills }) => idsOf(skills));
    for (const { id, skills } of seats) rolesOfSeat.set(id, skills.length > 0 ? [idsOf(skills)] : roles);
  }
});

/** The ids of the skills that a seat asks for; a seat for any role has those of each other seat. */
const rolesOfSeat = new Map<string, readonly ReadonlySet<string>[]>();

function idsOf(skills: readonly { readonly skillId: string }[]): ReadonlySet<string> {
  return new Set(skills.map(({ skillId }) => skillId));
}

afterAll(() => database.close());

function idOf(title: string): string {
  return projects.find((project) => project.title.startsWith(title))?.id ?? '';
}

function nameOf(id: string): string {
  return developers.find((developer) => developer.id === id)?.username ?? '';
}

function bestFor(projectId: string, limit: number): Explanation[] {
  return matcher.recommendDevelopers(projectId, { limit, now: at });
}

/** The number of required skills that the user shows directly or by implication. */
function shown(match: Explanation): number {
  return match.covers.filter(({ how }) => how !== 'related').length;
}

/** Whether no connection of the user with the team is known. */
function isUnconnected({ terms }: Explanation): boolean {
  return terms.youToProject.some(({ feature, assumed }) => feature === 'connections' && assumed === true);
}

/** Whether the user shows at least half of the skills of the seat that the match is about. */
function fillsHalf(match: Explanation): boolean {
  const covered = new Set(match.covers.filter(({ how }) => how !== 'related').map(({ skillId }) => skillId));
  const roles = rolesOfSeat.get(match.seat?.id ?? '') ?? [];
  return roles.some((skillIds) => [...skillIds].filter((id) => covered.has(id)).length * 2 >= skillIds.size);
}

test('Seedbank: the obvious user comes first of those without a connection, as a strong match', () => {
  const [best] = bestFor(idOf('Seedbank'), 20).filter(isUnconnected);
  expect(nameOf(best?.developerId ?? '')).toBe('fern-almanac');
  expect(best?.tier).toBe('Strong');
});

/** Users with all skills and the same connections differ by single points, for example by the time of year. */
const nearlySame = 2;

test('Ledgerline: the obvious connected user is one of the two best, as an excellent match', () => {
  const best = bestFor(idOf('Ledgerline'), 2);
  const obvious = best.find(({ developerId }) => nameOf(developerId) === 'plain-otter');
  expect(obvious?.tier).toBe('Excellent');
  expect(obvious?.score).toBeGreaterThanOrEqual((best[0]?.score ?? Number.NaN) - nearlySame);
});

test('recommends Ledgerline to the demo developer as one of the best', () => {
  const developer = developers.find(({ username }) => username === 'plain-otter');
  const best = matcher.recommendProjects(developer?.id ?? '', { limit: 5, now: at });
  const ledgerline = best.find(({ projectId }) => projectId === idOf('Ledgerline'));
  expect(ledgerline?.score).toBeGreaterThanOrEqual((best[0]?.score ?? Number.NaN) - nearlySame);
});

test('compares a user who shares only repositories with a project by these', async () => {
  const [drawsMaps] = developers.filter(({ username }) => username === 'Zuzana Černá').map(({ id }) => id);
  const [profile] = await loadDevelopers(database.db, at, [drawsMaps ?? '']);
  if (profile === undefined) throw new Error('Zuzana Černá is one of the community');
  const workOf = () =>
    matcher.explain(idOf('Dark sky atlas'), profile.id, at)?.values.youToProject[termNames.indexOf('work')] ??
    0;
  const withWorks = workOf();
  matcher.upsertDeveloper({ ...profile, works: [] });
  const withoutWorks = workOf();
  matcher.upsertDeveloper(profile);
  expect(withWorks).toBeGreaterThan(withoutWorks);
});

test('finds users with half of the skills of a seat for nearly every open project', () => {
  const open = projects.filter((project) => project.status === 'open');
  const served = open.filter((project) => {
    const best = bestFor(project.id, 3);
    return best.length === 3 && best.every(fillsHalf);
  });
  expect(open.length).toBeGreaterThan(45);
  expect(served.length / open.length).toBeGreaterThan(0.75);
});

test('rates no user with less than half of a seat above Good, and none without its skills above Possible', () => {
  let pairs = 0;
  for (const project of projects) {
    for (const developer of developers) {
      const match = matcher.explain(project.id, developer.id, at);
      if (match === undefined) continue;
      pairs += 1;
      const who = `${developer.username} for ${project.title}: ${match.score}`;
      if (shown(match) === 0) expect(match.tier, who).toBe('Possible');
      if (!fillsHalf(match)) expect(['Possible', 'Good'], who).toContain(match.tier);
    }
  }
  expect(pairs).toBeGreaterThan(projects.length * developers.length * 0.9);
});

test('gives no score to a newcomer without any known skill', () => {
  const newcomer = developers.find(({ username }) => username === 'late-meadow');
  expect(matcher.hasDeveloper(newcomer?.id ?? '')).toBe(true);
  expect(matcher.explain(idOf('Ledgerline'), newcomer?.id ?? '', at)).toBeUndefined();
});

test('gives seven of eight newcomers with declared skills a good match, and three a strong one', () => {
  const newcomers: Readonly<Record<string, readonly string[]>> = {
    'React frontend junior': ['HTML', 'CSS', 'JavaScript', 'React'],
    'Django backend': ['Python', 'Django', 'PostgreSQL'],
    'UX designer': ['UX design', 'Figma', 'Prototyping'],
    'data scientist': ['Python', 'pandas', 'Machine learning', 'SQL'],
    'mobile developer with Flutter': ['Flutter', 'Dart'],
    DevOps: ['Docker', 'Kubernetes', 'Linux', 'GitHub Actions'],
    'game developer with Unity': ['Unity', 'C#'],
    'student with Java': ['Java', 'Git', 'SQL'],
  };
  const best = Object.entries(newcomers).map(([id, labels]) => {
    const skills = labels.map((label) => ({
      skillId: resolveSkill(label).id,
      strength: declaredStrength,
      declared: true,
      repositories: 0,
      lastSeen: at,
    }));
    // A user who states nothing but skills.
    matcher.upsertDeveloper(developer(id, { skills, lastActiveAt: at, exposure: 0 }));
    const [match] = matcher.recommendProjects(id, { limit: 1, now: at });
    matcher.removeDeveloper(id);
    return { id, score: match?.score ?? 0, seat: match?.seat?.name };
  });
  expect(best.filter(({ score }) => score >= 50).length, JSON.stringify(best)).toBeGreaterThanOrEqual(7);
  expect(best.filter(({ score }) => score >= 70).length, JSON.stringify(best)).toBeGreaterThanOrEqual(3);
});
