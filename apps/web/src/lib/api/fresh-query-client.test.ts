import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

const queryKey = ['pins', 'list'];

/** Pending reads that the test resolves by hand, oldest first. */
function readings() {
  const open: { answer: (data: string) => void; fail: (reason: Error) => void }[] = [];
  const queryFn = vi.fn(() => new Promise<string>((answer, fail) => void open.push({ answer, fail })));
  return { queryFn, open };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

let client: FreshQueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new FreshQueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function watch() {
  const { queryFn, open } = readings();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  return { queryFn, open, observer, stop: observer.subscribe(() => undefined) };
}

test('shows the first response and reads again when invalidated during the first read', async () => {
  const { queryFn, open, observer } = watch();
  void client.invalidateQueries({ queryKey: ['pins'] });
  await settled();
  expect(queryFn).toHaveBeenCalledOnce();
  open[0]?.answer('before');
  await settled();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'before', isFetching: true });
  open[1]?.answer('after');
  await settled();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false });
});

test('reads only once more after several invalidations', async () => {
  const { queryFn, open } = watch();
  for (let change = 0; change < 5; change += 1) void client.invalidateQueries();
  open[0]?.answer('before');
  await settled();
  open[1]?.answer('after');
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

test('finishes when the newer response has arrived', async () => {
  const { open } = watch();
  const done = vi.fn();
  void client.invalidateQueries({ queryKey }).then(done);
  open[0]?.answer('before');
  await settled();
  expect(done).not.toHaveBeenCalled();
  open[1]?.answer('after');
  await settled();
  expect(done).toHaveBeenCalledOnce();
});

test('reads again after an error, which may be outdated too', async () => {
  const { open, observer } = watch();
  void client.invalidateQueries({ queryKey });
  open[0]?.fail(new Error('Not a member yet'));
  await settled();
  open[1]?.answer('the room');
  await settled();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'the room', isError: false });
});

test('resolves the promise of the first read, and reads again when shown', async () => {
  const { queryFn, open } = readings();
  const awaited = client.fetchQuery({ queryKey, queryFn });
  void client.invalidateQueries({ queryKey });
  open[0]?.answer('before');
  await expect(awaited).resolves.toBe('before');
  await settled();
  expect(queryFn).toHaveBeenCalledOnce();
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('does not refetch with `refetchType: none`, but does so the next time it is shown', async () => {
  const { queryFn, open, observer, stop } = watch();
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  open[0]?.answer('before');
  await settled();
  expect(queryFn).toHaveBeenCalledOnce();
  stop();
  observer.subscribe(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('does not read again when the screen was left before the response', async () => {
  const { queryFn, stop } = watch();
  void client.invalidateQueries({ queryKey });
  stop();
  await client.cancelQueries({ queryKey });
  await settled();
  expect(queryFn).toHaveBeenCalledOnce();
});

test('reads the first page of an infinite list again', async () => {
  const { queryFn, open } = readings();
  const options: InfiniteQueryObserverOptions<string> = {
    queryKey,
    queryFn,
    initialPageParam: 0,
    getNextPageParam: () => 1,
  };
  const observer = new InfiniteQueryObserver(client, options);
  observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  open[0]?.answer('before');
  await settled();
  open[1]?.answer('after');
  await settled();
  expect(observer.getCurrentResult().data).toMatchObject({ pages: ['after'] });
});

test('restarts later reads when invalidated, like the default client', async () => {
  const { queryFn, open, observer } = watch();
  open[0]?.answer('first');
  await settled();
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  open[2]?.answer('newest');
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'newest', isFetching: false });
});
