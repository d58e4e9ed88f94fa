import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function stepsOf(user: TestUser) {
  const { welcome } = (await user.call('GET', '/api/onboarding')).json();
  return welcome;
}

function mark(user: TestUser, step: string, status: string) {
  return user.call('PUT', `/api/onboarding/steps/${step}`, { body: { status } });
}

test('a new account starts with four open steps and continues with the first open one', async () => {
  const user = await createUser(site);
  const welcome = await stepsOf(user);
  expect(welcome.steps.map(({ step }: { step: string }) => step)).toEqual([
    'skills',
    'hours',
    'goals',
    'matches',
  ]);
  expect(welcome.next).toBe('skills');
  expect((await mark(user, 'skills', 'done')).json().welcome.next).toBe('hours');
  expect((await mark(user, 'hours', 'skipped')).json().welcome.next).toBe('goals');
  expect((await stepsOf(user)).steps.slice(0, 2)).toEqual([
    { step: 'skills', status: 'done' },
    { step: 'hours', status: 'skipped' },
  ]);
});

test('a skipped step can be done later, and a done step stays done', async () => {
  const user = await createUser(site);
  await mark(user, 'goals', 'skipped');
  await mark(user, 'goals', 'done');
  await mark(user, 'goals', 'skipped');
  expect((await stepsOf(user)).steps[2]).toEqual({ step: 'goals', status: 'done' });
});

test('a step is done once the profile answers it, also if it was skipped', async () => {
  const user = await createUser(site);
  await mark(user, 'hours', 'skipped');
  const body = { hoursPerWeek: 6, goals: ['build'] };
  expect((await user.call('POST', `/api/user/update/${user.user.id}`, { body })).statusCode).toBe(200);
  const { steps } = await stepsOf(user);
  expect(steps.map(({ status }: { status: string }) => status)).toEqual(['open', 'done', 'done', 'open']);
});

test('after all steps are skipped none is next', async () => {
  const user = await createUser(site);
  for (const step of ['skills', 'hours', 'goals', 'matches']) await mark(user, step, 'skipped');
  expect(await stepsOf(user)).toMatchObject({ next: null });
});

test('two tabs that answer different steps at the same time keep both answers, each once', async () => {
  const user = await createUser(site);
  const steps = ['skills', 'hours', 'goals', 'matches', 'skills', 'hours'];
  const answers = await Promise.all(steps.map((step, at) => mark(user, step, at % 2 ? 'skipped' : 'done')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(steps.map(() => 200));
  const { steps: after } = await stepsOf(user);
  expect(after.map(({ status }: { status: string }) => status)).toEqual([
    'done',
    'skipped',
    'done',
    'skipped',
  ]);
});

test('a user of an account without steps has none, and starts them with the first answer', async () => {
  const user = await createUser(site);
  await site.database.pool.query('delete from welcomes where user_id = $1', [user.user.id]);
  expect(await stepsOf(user)).toBeNull();
  expect((await mark(user, 'skills', 'done')).json().welcome.next).toBe('hours');
});

test('an unknown step or status is rejected', async () => {
  const user = await createUser(site);
  expect((await mark(user, 'shoes', 'done')).statusCode).toBe(404);
  expect((await mark(user, 'skills', 'open')).statusCode).toBe(400);
});

test('the steps are deleted with the account', async () => {
  const user = await createUser(site);
  await user.call('DELETE', `/api/user/delete/${user.user.id}`, { body: { currentPassword: testPassword } });
  const left = await site.database.pool.query('select 1 from welcomes where user_id = $1', [user.user.id]);
  expect(left.rows).toEqual([]);
});
