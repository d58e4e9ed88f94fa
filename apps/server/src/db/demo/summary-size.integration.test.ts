import type { RecommendedProject } from '@teamwright/contracts/matching/matching.ts';
import { createMatcher } from '@teamwright/matching/matcher.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDevelopers, loadProjects } from '../../features/matching/matching.profiles.service.ts';
import { recommendedProject, recommendedUser } from '../../features/matching/matching.view.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = now.getTime();
const size = { now: at, explanation: 'summary' } as const;
const maxBytes = 1200;
const limit = 10;

let database: TestDatabase;
let matcher: Matcher;
let userIds: string[];
let projectIds: string[];

beforeAll(async () => {
  database = await createTestDatabase(2);
  await seedDemo({ db: database.db, now, secrets: { current: 'any' }, hashPassword: async () => 'unused' });
  matcher = createMatcher();
  const [developers, projects] = [await loadDevelopers(database.db, at), await loadProjects(database.db)];
  for (const profile of developers) matcher.upsertDeveloper(profile);
  for (const profile of projects) matcher.upsertProject(profile);
  userIds = developers.map(({ id }) => id);
  projectIds = projects.map(({ id }) => id);
});
afterAll(() => database.close());

const explained = [
  'score',
  'fit',
  'tier',
  'seat',
  'summary',
  'terms',
  'seatSkills',
  'reasons',
  'missing',
  'adds',
] as const;

/** Bytes of what a list adds to a card to explain its score. */
function bytesOf(card: Pick<RecommendedProject, (typeof explained)[number]>): number {
  const parts = Object.fromEntries(explained.map((name) => [name, card[name]]));
  return Buffer.byteLength(JSON.stringify(parts));
}

test('explains each match of a list in at most 1.2 kB, for all users and projects', () => {
  const toUsers = userIds.flatMap((id) => matcher.recommendProjects(id, { limit, now: at }));
  const toOwners = projectIds.flatMap((id) => matcher.recommendDevelopers(id, { limit, now: at }));
  const project = { id: '', title: '', description: '', ownerUsername: '', slug: '' };
  const user = {
    id: '',
    username: '',
    email: '',
    showEmail: false,
    profilePicture: null,
    hoursPerWeek: null,
  };
  const bytes = [
    ...toUsers.map((match) =>
      bytesOf(recommendedProject(match, { ...project, technologies: [], skills: [] }, size)),
    ),
    ...toOwners.map((match) =>
      bytesOf(recommendedUser(match, user, { ...size, rank: 0, skills: [], invited: false })),
    ),
  ];
  expect(bytes.length).toBeGreaterThan(1000);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(maxBytes);
});
