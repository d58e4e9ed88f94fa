import { expect, test } from 'vitest';
import type { WaitingRequest } from './requests.queries.ts';
import { withAnswered } from './use-answered-requests.ts';

// Safe: the order depends on ids only.
const request = (id: string) => ({ id }) as WaitingRequest;
const answered = (id: string, at: number) => ({ request: request(id), answer: 'reject' as const, at });
const idsOf = (...args: Parameters<typeof withAnswered>) =>
  withAnswered(...args).map(({ request: { id }, answer }) => (answer ? `${id} rejected` : id));

test('an answered request stays in its place, before and after the list is loaded again', () => {
  const before = ['a', 'b', 'c'].map(request);
  expect(idsOf(before, [answered('b', 1)])).toEqual(['a', 'b rejected', 'c']);
  expect(idsOf([request('a'), request('c')], [answered('b', 1)])).toEqual(['a', 'b rejected', 'c']);
});

test('several answered requests stay in their places, also if all are answered', () => {
  const all = [answered('c', 2), answered('a', 0), answered('b', 1)];
  expect(idsOf([], all)).toEqual(['a rejected', 'b rejected', 'c rejected']);
  expect(idsOf([request('d')], all)).toEqual(['a rejected', 'b rejected', 'c rejected', 'd']);
});

test('a reopened request keeps its place until the list has it', () => {
  const reopened = { request: request('b'), at: 1 };
  expect(idsOf(['a', 'c'].map(request), [reopened])).toEqual(['a', 'b', 'c']);
  expect(idsOf(['b', 'a', 'c'].map(request), [reopened])).toEqual(['b', 'a', 'c']);
});
