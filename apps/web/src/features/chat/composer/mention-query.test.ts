import { expect, test } from 'vitest';
import { type IsHidden, isHiddenFor } from '../blocked-messages.ts';
import { matchingMembers, mentionQuery, withMention } from './mention-query.ts';

const members = ['bob', 'Bo Dan', 'ana-bo', 'carl'].map((username) => ({ userId: username, username }));
const names = (typed: string, ownId = '', isHidden: IsHidden = () => false) =>
  matchingMembers(members, typed, { ownId, isHidden }).map((m) => m.username);

test.each([
  ['@', { at: 0, typed: '' }],
  ['Hi @bo', { at: 3, typed: 'bo' }],
  ['Hi (@Bo D', { at: 4, typed: 'Bo D' }],
  ['a@bo', undefined],
  ['@ bo', undefined],
  ['@bo\nx', undefined],
  ['nothing', undefined],
  [`@${'x'.repeat(60)}`, undefined],
])('reads the typed name in %j', (text, expected) => {
  expect(mentionQuery(text, text.length)).toEqual(expected);
});

test('ignores text after the caret', () => {
  expect(mentionQuery('@bo and more', 3)).toEqual({ at: 0, typed: 'bo' });
});

test('suggests names that start with the text, full names first, and never the user', () => {
  expect(names('bo')).toEqual(['Bo Dan', 'bob', 'ana-bo']);
  expect(names('BO D')).toEqual(['Bo Dan']);
  expect(names('', 'bob')).toEqual(['ana-bo', 'Bo Dan', 'carl']);
  expect(names('zoe')).toEqual([]);
});

test('never suggests users that the author has blocked', () => {
  const isHidden = isHiddenFor(['bob', 'ana-bo']);
  expect(names('bo', '', isHidden)).toEqual(['Bo Dan']);
  expect(names('', '', isHidden)).toEqual(['Bo Dan', 'carl']);
  expect(names('ana-bo', '', isHidden)).toEqual([]);
});

test('inserts the name followed by one space', () => {
  expect(withMention('Hi @bo!', { at: 3, typed: 'bo' }, 'Bo Dan')).toEqual({
    text: 'Hi @Bo Dan !',
    caret: 11,
  });
  expect(withMention('@bo you', { at: 0, typed: 'bo' }, 'bob')).toEqual({ text: '@bob you', caret: 5 });
});
