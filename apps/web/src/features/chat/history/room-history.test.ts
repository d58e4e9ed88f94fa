import { describe, expect, test, vi } from 'vitest';
import { sampleMessage, sampleMessages } from '../testing.ts';
import type { FetchPage } from './paging.ts';
import { createRoomHistory } from './room-history.ts';

/** A fake server with messages 1 to `last`, which may grow. */
function server(last: number) {
  const room = { last };
  const fetchPage = vi.fn<FetchPage>(async ({ before, after, limit }) => {
    const all = sampleMessages(1, room.last);
    if (after !== undefined) return all.filter(({ seq }) => seq > after).slice(0, limit);
    return all.filter(({ seq }) => before === undefined || seq < before).slice(-limit);
  });
  return { room, fetchPage };
}

function numbersOf(history: ReturnType<typeof createRoomHistory>): number[] {
  return history.store.getState().messages.map(({ seq }) => seq);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

describe('createRoomHistory', () => {
  test('loads the last page and reports that there is more', async () => {
    const { fetchPage } = server(120);
    const history = createRoomHistory(fetchPage);
    await history.load(120);
    expect(numbersOf(history)).toEqual(range(71, 120));
    expect(history.store.getState()).toMatchObject({ status: 'ready', older: 'more' });
  });

  test('loads back beyond the first unread message', async () => {
    const { fetchPage } = server(120);
    const history = createRoomHistory(fetchPage);
    await history.load(40);
    expect(numbersOf(history)[0]).toBeLessThanOrEqual(40);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  test('shows the messages that come with the page, and then older ones', async () => {
    const { fetchPage } = server(120);
    const history = createRoomHistory(fetchPage);
    history.showServed(sampleMessages(71, 120), 100);
    expect(history.store.getState()).toMatchObject({ status: 'ready', older: 'more' });
    await history.loadOlder();
    expect(numbersOf(history)).toEqual(range(21, 120));
  });

  test('shows nothing of the page if there are older unread messages', () => {
    const { fetchPage } = server(120);
    const history = createRoomHistory(fetchPage);
    history.showServed(sampleMessages(71, 120), 40);
    expect(history.store.getState()).toMatchObject({ status: 'loading', messages: [] });
  });

  test('loads older pages up to the beginning', async () => {
    const { fetchPage } = server(60);
    const history = createRoomHistory(fetchPage);
    await history.load(60);
    await Promise.all([history.loadOlder(), history.loadOlder()]);
    expect(numbersOf(history)).toEqual(range(1, 60));
    expect(history.store.getState().older).toBe('none');
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  test('fetches missed messages when a join reports a later one', async () => {
    const { room, fetchPage } = server(10);
    const history = createRoomHistory(fetchPage);
    await history.load(10);
    room.last = 500;
    await history.follow(500);
    expect(numbersOf(history)).toEqual(range(1, 500));
  });

  test('fills the gap that a live message reveals', async () => {
    const { room, fetchPage } = server(10);
    const history = createRoomHistory(fetchPage);
    await history.load(10);
    room.last = 13;
    history.receive(sampleMessage(13));
    await vi.waitFor(() => expect(numbersOf(history)).toEqual(range(1, 13)));
  });

  test('keeps live messages that arrive while the first page loads', async () => {
    const { room, fetchPage } = server(3);
    const history = createRoomHistory(fetchPage);
    const loading = history.load(0);
    room.last = 5;
    history.receive(sampleMessage(5));
    await loading;
    expect(numbersOf(history)).toEqual([1, 2, 3, 4, 5]);
  });

  test('sends no request if nothing was missed', async () => {
    const { fetchPage } = server(3);
    const history = createRoomHistory(fetchPage);
    await history.load(3);
    await history.follow(3);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  test('stops if the server does not have the announced messages', async () => {
    const { fetchPage } = server(3);
    const history = createRoomHistory(fetchPage);
    await history.load(3);
    await history.follow(9);
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(numbersOf(history)).toEqual([1, 2, 3]);
  });

  test('can be retried after a failure', async () => {
    const { fetchPage } = server(3);
    fetchPage.mockRejectedValueOnce(new Error('down'));
    const history = createRoomHistory(fetchPage);
    await history.load(3);
    expect(history.store.getState().status).toBe('failed');
    await history.load(3);
    expect(history.store.getState()).toMatchObject({ status: 'ready', older: 'none' });
  });

  test('applies a change to a known message, and keeps one of an unknown message for its page', async () => {
    const { fetchPage } = server(120);
    const history = createRoomHistory(fetchPage);
    await history.load(120);
    history.revise(sampleMessage(100, { message: 'Better', revision: 1 }));
    history.revise(sampleMessage(40, { message: 'Better too', revision: 1 }));
    expect(numbersOf(history)).toEqual(range(71, 120));
    await history.loadOlder();
    const changed = history.store.getState().messages.filter(({ revision }) => revision > 0);
    expect(changed.map(({ seq, message }) => [seq, message])).toEqual([
      [40, 'Better too'],
      [100, 'Better'],
    ]);
  });

  test('keeps a deletion when a page read before it arrives later', async () => {
    const { fetchPage } = server(3);
    const history = createRoomHistory(fetchPage);
    const loading = history.load(3);
    history.revise(sampleMessage(2, { message: '', revision: 1, deletedAt: '2026-11-20T10:00:00.000Z' }));
    await loading;
    expect(history.store.getState().messages[1]?.message).toBe('');
  });

  test('reads all known messages again and nothing more', async () => {
    const { fetchPage } = server(300);
    const history = createRoomHistory(fetchPage);
    await history.load(45);
    const known = numbersOf(history);
    fetchPage.mockImplementation(async ({ after = 0, limit }) =>
      sampleMessages(after + 1, 300)
        .slice(0, limit)
        .map((message) => ({ ...message, revision: 1 })),
    );
    await history.refresh();
    expect(numbersOf(history)).toEqual(known);
    expect(history.store.getState().messages.every(({ revision }) => revision === 1)).toBe(true);
  });

  test('refetches the messages that were fetched before a join during loading', async () => {
    const { fetchPage } = server(3);
    const history = createRoomHistory(fetchPage);
    const loading = history.load(3);
    await history.refresh();
    fetchPage.mockImplementation(async () => sampleMessages(1, 3).map((one) => ({ ...one, revision: 1 })));
    await loading;
    expect(history.store.getState().messages.every(({ revision }) => revision === 1)).toBe(true);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });
});
