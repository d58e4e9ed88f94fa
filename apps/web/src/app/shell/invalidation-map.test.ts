import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { featuresOf, refetch } from './invalidation-map.ts';

test('a live update during the first read of the unread notifications is shown', async () => {
  vi.useFakeTimers();
  const answers: ((unread: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((unread) => resolve(new Response(JSON.stringify({ unread }))));
      }),
  );
  const observer = new QueryObserver(queryClient, endpointQuery('notifications.unread'));
  const stop = observer.subscribe(() => undefined);
  refetch(featuresOf.notifications);
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.(0);
  await vi.advanceTimersByTimeAsync(1);
  answers[1]?.(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toEqual({ unread: 1 });
  expect(answers).toHaveLength(2);
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a change refetches each query in a task of its own', () => {
  vi.useFakeTimers();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const unread = endpointQuery('notifications.unread').queryKey;
  const list = endpointQuery('notifications.list', { params: { userId: 'a-user' } }).queryKey;
  queryClient.clear();
  for (const queryKey of [unread, list] satisfies QueryKey[])
    queryClient.getQueryCache().build(queryClient, { queryKey: [...queryKey] });
  const timers = vi.getTimerCount();
  refetch(['notifications']);
  vi.advanceTimersToNextTimer();
  expect(invalidate).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(timers + 2);
  vi.advanceTimersToNextTimer();
  expect(invalidate.mock.calls).toEqual([
    [{ queryKey: unread, exact: true }],
    [{ queryKey: list, exact: true }],
  ]);
  invalidate.mockRestore();
  vi.useRealTimers();
});

test('skills that changed in another tab refetch the scores on the cards of projects', () => {
  vi.useFakeTimers();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  queryClient.clear();
  const { queryKey } = endpointQuery('projects.list', { query: { order: 'match' } });
  queryClient.getQueryCache().build(queryClient, { queryKey: [...queryKey] });
  refetch(featuresOf.skills);
  vi.runAllTimers();
  expect(invalidate.mock.calls).toEqual([[{ queryKey, exact: true }]]);
  invalidate.mockRestore();
  queryClient.clear();
  vi.useRealTimers();
});

test('a move of a participant refetches the versions of an event, and not its participants', () => {
  vi.useFakeTimers();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  queryClient.clear();
  const version = endpointQuery('events.formation', { params: { id: 'an-event', version: 1 } }).queryKey;
  const participants = endpointQuery('events.participants', { params: { id: 'an-event' } }).queryKey;
  for (const queryKey of [version, participants] satisfies QueryKey[])
    queryClient.getQueryCache().build(queryClient, { queryKey: [...queryKey] });
  refetch(featuresOf.event_review);
  vi.runAllTimers();
  expect(invalidate.mock.calls).toEqual([[{ queryKey: version, exact: true }]]);
  invalidate.mockRestore();
  queryClient.clear();
  vi.useRealTimers();
});
