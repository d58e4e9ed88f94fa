import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { KeptApart } from '@teamwright/contracts/events/keep-apart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenEvent, importCsv, registered } from '../../../testing/actors/events.ts';
import { createUser, createVerifiedUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  [owner, co] = [await createVerifiedUser(site), await createUser(site)];
});
afterAll(() => site.close());

const mapping = { email: 'Email', key: 'Name', keepApart: 'Apart' };

function importLines(event: EventPage, lines: readonly string[]) {
  return importCsv(owner, event, ['Name,Email,Apart', ...lines].join('\n'), mapping);
}

async function apartOf({ id }: EventPage): Promise<KeptApart> {
  return (await owner.call('GET', `/api/events/${id}/apart`)).json();
}

type List = Pick<KeptApart, 'pairs' | 'version'> & { readonly invited: KeptApart['invited'] | undefined };

function putList({ id }: EventPage, organiser: TestUser, { pairs, invited, version }: List) {
  return organiser.call('PUT', `/api/events/${id}/apart`, { body: { pairs, invited, version } });
}

/** Addresses that are used once. */
function addresses(stem: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${stem}-${index}@example.org`);
}

test('imported pairs name people by address or key, and are stored once', async () => {
  const event = await createOpenEvent(site, owner);
  const [ann = '', ben = '', cyd = ''] = addresses('named', 3);
  const lines = [`Ann,${ann},Ben; ${cyd.toUpperCase()}`, `Ben,${ben},ann`, `Cyd,${cyd},`];
  expect((await importLines(event, lines)).json()).toEqual({ imported: 3, updated: 0 });
  const invited = [
    [ann, ben],
    [ann, cyd],
  ];
  expect(await apartOf(event)).toMatchObject({ pairs: [], invited });
  // A later file can name people of an earlier one.
  expect((await importLines(event, [`Dan,dan-late@example.org,${ann}`])).statusCode).toBe(200);
  expect((await apartOf(event)).invited).toHaveLength(3);
});

test('a line with a wrong name in the column is named, and nothing is imported', async () => {
  const event = await createOpenEvent(site, owner);
  const [ann = '', ben = '', cyd = '', dan = ''] = addresses('wrong', 4);
  const lines = [`Ann,${ann},Unknown`, `Ben,${ben},Ben`, `Twin,${cyd},`, `Twin,${dan},${ann};twin`];
  const answer = await importLines(event, lines);
  expect(answer.json()).toMatchObject({
    message: '3 lines have errors. Nothing was imported.',
    fields: {
      'line.2': '“Unknown” is neither in a line of this file nor an imported address',
      'line.3': '“Ben” is the person of this line',
      'line.5': '“twin” is in lines 4 and 5',
    },
  });
  expect(await apartOf(event)).toMatchObject({ pairs: [], invited: [] });
});

test('all bad lines are named at once, also beside a line with another error', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = ''] = addresses('mixed', 2);
  const answer = await importLines(event, [`A,no address,Unknown`, `B,${one},A`, `C,${other},Unknown`]);
  expect(answer.json()).toMatchObject({
    message: '2 lines have errors. Nothing was imported.',
    // Line 3 names the person of line 2, which exists.
    fields: {
      'line.2':
        '“no address” is not an email address. “Unknown” is neither in a line of this file nor an imported address',
      'line.4': '“Unknown” is neither in a line of this file nor an imported address',
    },
  });
  expect(Object.keys(answer.json().fields)).toEqual(['line.2', 'line.4']);
});

test('an imported pair counts as soon as both have registered, in either order, and is kept out of one team', async () => {
  const event = await createOpenEvent(site, owner, { teamSize: { min: 1, preferred: 2, max: 2 } });
  const [before = '', after = ''] = addresses('both', 2);
  const one = await createVerifiedUser(site, { email: before });
  const first = await registered(event, one);
  await importLines(event, [`A,${before},B`, `B,${after},`]);
  expect(await apartOf(event)).toMatchObject({ pairs: [], invited: [[after, before].toSorted()] });
  const second = await registered(event, await createVerifiedUser(site, { email: after }));
  const pairs = [[first.id, second.id].toSorted()];
  expect(await apartOf(event)).toMatchObject({ pairs, invited: [] });
});

test('an address counts when it is verified, at the latest when teams are formed', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = ''] = addresses('verified-late', 2);
  await importLines(event, [`A,${one},B`, `B,${other},`]);
  await registered(event, await createVerifiedUser(site, { email: one }));
  const user = await createUser(site, { email: other });
  await registered(event, user);
  expect((await apartOf(event)).pairs).toEqual([]);
  await site.database.pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  await owner.call('POST', `/api/events/${event.id}/formations`, { body: { seconds: 1 } });
  expect((await apartOf(event)).pairs).toHaveLength(1);
});

test('a list that was read before both of a pair registered cannot remove the pair', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = ''] = addresses('stale', 2);
  await importLines(event, [`A,${one},B`, `B,${other},`]);
  const read = await apartOf(event);
  for (const email of [one, other]) await registered(event, await createVerifiedUser(site, { email }));
  expect((await putList(event, owner, read)).statusCode).toBe(409);
  const now = await apartOf(event);
  expect(now.pairs).toHaveLength(1);
  // A registration is no change of an organiser.
  expect(now).toMatchObject({ version: read.version + 1, changedBy: null });
});

test('of two organisers who save the list at once, one is rejected, and the other one is named', async () => {
  const event = await createOpenEvent(site, owner);
  await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await registered(event, await createUser(site))).id);
  const [one = '', other = '', third = ''] = ids;
  const lists = [[one, other].toSorted(), [one, third].toSorted()] as [string, string][];
  for (let round = 0; round < 5; round += 1) {
    const { version, invited } = await apartOf(event);
    const organisers = [owner, co];
    const answers = await Promise.all(
      organisers.map((organiser, index) => {
        const pair = lists[index];
        return putList(event, organiser, { pairs: pair ? [pair] : [], invited, version });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await apartOf(event)).toEqual({
      pairs: [lists[winner]],
      invited: [],
      version: version + 1,
      changedBy: organisers[winner]?.user.id,
    });
  }
});

test('a list that was read before an import is rejected, and one without pairs changes no version', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = ''] = addresses('before-import', 2);
  const read = await apartOf(event);
  await importLines(event, [`A,${one},`]);
  expect((await apartOf(event)).version).toBe(read.version);
  await importLines(event, [`A,${one},B`, `B,${other},`]);
  expect((await putList(event, owner, read)).statusCode).toBe(409);
  expect(await apartOf(event)).toMatchObject({ invited: [[one, other]], changedBy: owner.user.id });
});

test('users of one imported pair who register at once are kept apart', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = ''] = addresses('at-once', 2);
  await importLines(event, [`A,${one},B`, `B,${other},`]);
  const users = await Promise.all([one, other].map((email) => createVerifiedUser(site, { email })));
  await Promise.all(users.map((user) => registered(event, user)));
  expect(await apartOf(event)).toMatchObject({
    pairs: [[expect.any(String), expect.any(String)]],
    invited: [],
  });
});

test('imported pairs are removed by organisers one by one, and with the list, and never added by hand', async () => {
  const event = await createOpenEvent(site, owner);
  const [one = '', other = '', third = ''] = addresses('removed', 3);
  await importLines(event, [`A,${one},B;C`, `B,${other},`, `C,${third},`]);
  const put = async (invited?: [string, string][]) =>
    await putList(event, owner, { ...(await apartOf(event)), invited });
  expect((await put()).json<KeptApart>().invited).toHaveLength(2);
  expect((await put([[other, third]])).json().fields).toEqual({ 'invited.0': 'This pair was not imported' });
  expect((await put([[one, third]])).json<KeptApart>().invited).toEqual([[one, third]]);
  const { version } = await apartOf(event);
  await owner.call('DELETE', `/api/events/${event.id}/invitees`);
  expect(await apartOf(event)).toMatchObject({ pairs: [], invited: [], version: version + 1 });
  const stranger = await createUser(site);
  expect((await stranger.call('GET', `/api/events/${event.id}/apart`)).statusCode).toBe(403);
});

test('a file with more pairs than an event keeps apart is rejected', async () => {
  const event = await createOpenEvent(site, owner);
  const all = addresses('many', 46);
  const lines = all.map((email, index) => `${index},${email},${all.slice(index + 1).join(';')}`);
  expect((await importLines(event, lines)).json().fields).toEqual({
    csv: 'An event keeps at most 1000 pairs apart',
  });
  expect(await apartOf(event)).toMatchObject({ pairs: [], invited: [] });
});
