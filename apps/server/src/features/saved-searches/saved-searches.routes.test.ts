import { limits } from '@teamwright/contracts/core/limits.ts';
import type { SavedSearch } from '@teamwright/contracts/projects/saved-searches.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/saved-searches';

let site: TestApp;
let user: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await createUser(site);
});

function save(filter: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return user.call('POST', path, { body: { name: 'Tides', filter, ...more } });
}

async function saved(): Promise<SavedSearch[]> {
  const answer = await user.call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ searches: SavedSearch[] }>().searches;
}

describe('a saved search', () => {
  test('is listed with its filter, alerts on, newest first', async () => {
    expect((await save({ technology: ['React'], searchTerm: 'tide' })).statusCode).toBe(201);
    await save({ hoursMax: 10, status: 'open' }, { name: 'Few hours', alerts: false });
    expect(await saved()).toMatchObject([
      { name: 'Few hours', filter: { order: 'desc', hoursMax: 10, status: 'open' }, alerts: false },
      { name: 'Tides', filter: { order: 'desc', technology: ['React'], searchTerm: 'tide' }, alerts: true },
    ]);
  });

  test('is stored once for one filter, however it is written, also by concurrent calls', async () => {
    const filters = [
      { technology: ['React', 'Go'], searchTerm: ' tide ', area: '' },
      { technology: ['Go', 'React', 'Go'], searchTerm: 'tide' },
    ];
    const answers = await Promise.all([...filters, ...filters].map((filter) => save(filter)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await saved()).toHaveLength(1);
  });

  test('is renamed, and its alerts are turned off and on', async () => {
    const { id } = (await save({ skill: ['Frontend'] })).json();
    const change = (body: unknown) => user.call('PATCH', `${path}/${id}`, { body });
    expect((await change({ name: ' Sea ' })).json()).toMatchObject({ name: 'Sea', alerts: true });
    expect((await change({ alerts: false })).json()).toMatchObject({ name: 'Sea', alerts: false });
    expect((await change({ alerts: true })).json()).toMatchObject({ name: 'Sea', alerts: true });
  });

  test('is deleted once', async () => {
    const { id } = (await save({ skill: ['Frontend'] })).json();
    const both = await Promise.all([1, 2].map(() => user.call('DELETE', `${path}/${id}`)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await saved()).toEqual([]);
  });

  test('does not exist for other users', async () => {
    const { id } = (await save({ skill: ['Frontend'] })).json();
    const other = await createUser(site);
    const body = { name: 'Mine now' };
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await other.call(method, `${path}/${id}`, { body })).statusCode).toBe(404);
    expect(await saved()).toMatchObject([{ id, name: 'Tides' }]);
  });

  test('is deleted with the account', async () => {
    await save({ skill: ['Frontend'] });
    expect((await deleteAccount(user)).statusCode).toBe(200);
    const { rows } = await site.database.pool.query('select 1 from saved_searches where user_id = $1', [
      user.user.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('rejects', () => {
  test.each([
    ['a filter that leaves nothing out', { order: 'asc', technology: [], searchTerm: '  ' }, {}, 'filter'],
    ['an unknown status', { status: 'great' }, {}, 'filter.status'],
    ['an empty name', { skill: ['Frontend'] }, { name: ' ' }, 'name'],
    ['a long name', { skill: ['Frontend'] }, { name: 'x'.repeat(limits.savedSearchName.max + 1) }, 'name'],
  ])('%s', async (_what, filter, more, field) => {
    const answer = await save(filter, more);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('one search more than the limit, also in concurrent calls', async () => {
    for (let n = 1; n < limits.savedSearches; n += 1) await save({ searchTerm: `word ${n}` });
    const answers = await Promise.all(['a', 'b', 'c'].map((word) => save({ searchTerm: word })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await saved()).toHaveLength(limits.savedSearches);
  });
});
