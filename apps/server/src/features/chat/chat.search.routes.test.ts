import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { FoundMessage } from '@teamwright/contracts/chat/search.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { block } from '../../testing/actors/blocks.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { wordsOf } from '../search/search.words.policy.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());

async function newRoom(): Promise<void> {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
}

async function say(user: TestUser, message: string, postId = project.id): Promise<Message> {
  site.clock.advance(1000);
  return (await user.call('POST', '/api/chat/send', { body: { postId, message } })).json<Message>();
}

async function search(user: TestUser, query: Record<string, string>) {
  const answer = await user.call('GET', `/api/chat/search?${new URLSearchParams(query)}`);
  if (answer.statusCode !== 200) throw new Error(`searching failed: ${answer.body}`);
  return answer.json<{ messages: FoundMessage[]; matched: string[]; next: string | null }>();
}

async function found(user: TestUser, query: Record<string, string>): Promise<string[]> {
  return (await search(user, query)).messages.map(({ message }) => message);
}

describe('a search', () => {
  beforeEach(newRoom);

  test('returns messages with every word, newest first, by prefix, in any case and without accents', async () => {
    await say(owner, 'The Café opens its harbour gate');
    await say(member, 'No gate here');
    const hit = await say(member, 'cafe: gate closed');
    const { messages, matched } = await search(owner, { text: 'CAFÉ gat' });
    expect(messages.map(({ message }) => message)).toEqual([
      'cafe: gate closed',
      'The Café opens its harbour gate',
    ]);
    expect(messages[0]).toMatchObject({
      id: hit.id,
      seq: hit.seq,
      postId: project.id,
      roomTitle: project.title,
      senderUsername: member.user.username,
      createdAt: hit.createdAt,
    });
    expect(matched).toEqual(expect.arrayContaining(['cafe', 'gat']));
  });

  test("corrects typos with words of the user's own rooms only", async () => {
    await say(owner, 'The lighthouse keeper left');
    const other = await createProject(stranger);
    await say(stranger, 'The lightship sank', other.id);
    const slip = await search(owner, { text: 'lighthuose' });
    expect(slip.messages).toHaveLength(1);
    expect(slip.matched).toContain('lighthouse');
    const foreign = await search(owner, { text: 'lightshp' });
    expect(foreign.messages).toEqual([]);
    expect(foreign.matched).not.toContain('lightship');
  });

  test('finds skills by any of their names', async () => {
    await say(owner, 'Who knows k8s?');
    expect(await found(member, { text: 'kubernetes' })).toEqual(['Who knows k8s?']);
  });

  test('filters by room and by author', async () => {
    const second = await createProject(owner);
    await say(owner, 'tide one');
    await say(member, 'tide two');
    await say(owner, 'tide three', second.id);
    expect(await found(owner, { text: 'tide' })).toHaveLength(3);
    expect(await found(owner, { text: 'tide', postId: second.id })).toEqual(['tide three']);
    expect(await found(owner, { text: 'tide', from: member.user.id })).toEqual(['tide two']);
  });

  test('returns pages without repeats or gaps, also within one millisecond', async () => {
    const sent = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        owner.call('POST', '/api/chat/send', { body: { postId: project.id, message: `wave ${index}` } }),
      ),
    );
    expect(sent.every(({ statusCode }) => statusCode === 201)).toBe(true);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { messages, next } = await search(owner, { text: 'wave', limit: '3', ...(cursor && { cursor }) });
      seen.push(...messages.map(({ message }) => message));
      if (next === null) break;
      cursor = next;
    }
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `wave ${index}`));
  });

  test('uses a fixed number of queries', async () => {
    for (let index = 0; index < 5; index += 1) await say(owner, `gull ${index}`);
    const few = await countQueries(site, () => search(owner, { text: 'gull', limit: '1' }));
    expect(await countQueries(site, () => search(owner, { text: 'gull', limit: '5' }))).toBe(few);
  });
});

describe('unusual searches', () => {
  test.each([
    [{ text: '' }, 400],
    [{ text: 'x', cursor: 'nonsense' }, 400],
    [{ text: 'x', from: 'somebody' }, 400],
    [{ text: 'x'.repeat(201) }, 400],
    [{ text: 'x', postId: 'nothing' }, 404],
  ])('rejects %j', async (query, status) => {
    const answer = await owner.call('GET', `/api/chat/search?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(status);
  });

  test.each(["'; drop table messages --", '!!! ( & | :*', '\\', '<->', '😀'])(
    'accepts %j as typed',
    async (text) => {
      expect(await found(owner, { text })).toEqual([]);
    },
  );

  test('wait above twenty at a time', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    const user = await createUser(strict);
    const calls = Array.from({ length: 21 }, () => user.call('GET', '/api/chat/search?text=x'));
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    await strict.close();
  });
});

describe('a search excludes messages', () => {
  beforeEach(newRoom);

  test('of rooms that the user has not joined, requested or not', async () => {
    await say(owner, 'secret anchor');
    expect(await search(stranger, { text: 'anchor' })).toMatchObject({ messages: [], next: null });
    const asked = await stranger.call('GET', `/api/chat/search?text=anchor&postId=${project.id}`);
    expect(asked.statusCode).toBe(403);
    expect((await site.guest().call('GET', '/api/chat/search?text=anchor')).statusCode).toBe(401);
  });

  test('from removed and suspended users', async () => {
    const third = await createUser(site);
    await join(third, project, owner);
    await say(owner, 'secret anchor');
    expect(await found(third, { text: 'anchor' })).toHaveLength(1);
    await owner.call('DELETE', `/api/post/${project.id}/members/${third.user.id}`, { body: {} });
    expect(await found(third, { text: 'anchor' })).toEqual([]);
    await site.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, third.user.id));
    expect((await third.call('GET', '/api/chat/search?text=anchor')).statusCode).toBe(401);
  });

  test('that are deleted, and finds edited ones by their current text only', async () => {
    const gone = await say(owner, 'forgettable buoy');
    const changed = await say(owner, 'starboard buoy');
    await owner.call('DELETE', `/api/chat/messages/${gone.id}`);
    await owner.call('PATCH', `/api/chat/messages/${changed.id}`, { body: { message: 'larboard buoy' } });
    expect(await found(owner, { text: 'buoy' })).toEqual(['larboard buoy']);
    expect(await found(owner, { text: 'starboard' })).toEqual([]);
    const slip = await search(owner, { text: 'forgetable' });
    expect([slip.messages, slip.matched.includes('forgettable')]).toEqual([[], false]);
  });

  test('of users blocked by the caller, unless the search names them', async () => {
    const third = await createUser(site);
    await join(third, project, owner);
    await say(third, 'unwanted grapnel');
    await block(owner, third);
    expect(await found(owner, { text: 'grapnel' })).toEqual([]);
    expect(await found(owner, { text: 'grapnel', from: third.user.id })).toEqual(['unwanted grapnel']);
    expect(await found(member, { text: 'grapnel' })).toEqual(['unwanted grapnel']);
  });

  test('of deleted accounts when it names their id', async () => {
    const third = await createUser(site);
    await join(third, project, owner);
    await say(third, 'parting words');
    await site.database.db.update(users).set({ status: 'deleted' }).where(eq(users.id, third.user.id));
    const { messages } = await search(owner, { text: 'parting' });
    expect(messages).toMatchObject([{ senderId: null, senderUsername: 'Deleted user', senderPic: null }]);
    expect(await found(owner, { text: 'parting', from: third.user.id })).toEqual([]);
  });
});

/** The search lexemes that the database stores for a message with each of these texts. */
async function storedWords(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await site.database.db.execute<{ words: string[] }>(sql`
    select tsvector_to_array(to_tsvector('simple', message_words(body))) as words
    from unnest(${sql.param(texts)}::text[]) with ordinality as list (body, position) order by position`);
  return rows.map(({ words }) => words.toSorted());
}

function differentWords(text: string): string[] {
  return [...new Set(wordsOf(text))].toSorted();
}

test.each([
  'Grüße aus Ålesund — ÉCOLE',
  'c++ and C# (not a plus)',
  'src/app.ts:12 foo-bar@example.org',
  "Don't `stop` {at} 10%~ of x_y [v2] \\ <b>|^",
  '“quoted”, v1.2.3 ½ ﬁne',
  'Привет, мир',
  'Shall we move it to Thursday, after the 12 tests? Yes: 3pm!',
  'one two\nthree',
])('database and search box split %j into the same words', async (text) => {
  expect(await storedWords([text])).toEqual([differentWords(text)]);
});

test('database and search box agree on plain and nearly plain sentences with any punctuation', async () => {
  const word = fc.stringMatching(/^(?:[A-Za-z]{1,4}[0-9]{0,2}|[0-9]{1,3}[a-z]{0,2}[0-9]{0,2})$/);
  const between = fc.constantFrom(
    ' ',
    ' ',
    ', ',
    '. ',
    '? ',
    '... ',
    '.',
    ':',
    '; ',
    ' - ',
    '-',
    '/',
    '@',
    '\n',
    '!',
  );
  const sentence = fc
    .array(fc.tuple(word, between), { minLength: 1, maxLength: 8 })
    .map((pairs) => pairs.flat().join(''));
  const texts = fc.sample(sentence, 2_000);
  expect(await storedWords(texts)).toEqual(texts.map(differentWords));
});
