import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadDevelopers } from './matching.profiles.service.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('goals that projects name count as interests of the developer', async () => {
  const profile = { interests: ['boats'], goals: ['learn', 'hackathon', 'maintain'] };
  const { user } = await createUser(site, { profile });
  const [loaded] = await loadDevelopers(site.app.deps.database.db, Date.now(), [user.id]);
  expect(loaded?.interests).toEqual(['boats', 'Hackathon', 'Open source']);
});

test('available hours of developer and owner reach the explanation of a match', async () => {
  const evening = `${'0'.repeat(10)}3c${'0'.repeat(30)}`;
  const profile = { timeZone: 'Asia/Kolkata', availability: evening };
  const [owner, user] = [
    await createUser(site, { profile }),
    await createUser(site, { profile, skills: ['React'] }),
  ];
  const project = await createProject(owner, { technologies: ['React'] });
  const { json } = await user.call('GET', `/api/match/${project.id}/${user.user.id}`);
  expect(json().reasons).toContain('4 shared hours a week with the owner');
});
