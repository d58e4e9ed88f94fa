import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { describe, expect, test } from 'vitest';
import { sampleMessage, sampleMessages } from '../testing.ts';
import { maxLoaded } from './message-window.ts';
import type { FetchPage } from './paging.ts';
import { createRoomHistory } from './room-history.ts';

/** A fake room of `count` messages that responds like the server. */
function room(count: number, pause?: () => Promise<unknown>) {
  const stored: Message[] = sampleMessages(1, count);
  let fetched = 0;
  const fetchPage: FetchPage = async ({ before, after, limit }) => {
    fetched += 1;
    const fitting = stored.filter(({ seq }) => seq < (before ?? Infinity) && seq > (after ?? 0));
    return after === undefined ? fitting.slice(-limit) : fitting.slice(0, limit);
  };
  const history = createRoomHistory(fetchPage, pause);
  const seqs = () => history.store.getState().messages.map(({ seq }) => seq);
  return { history, stored, seqs, fetches: () => fetched, state: () => history.store.getState() };
}

describe('a jump', () => {
  test('to a loaded message changes nothing', async () => {
    const { history, seqs } = room(120);
    await history.load(120);
    const before = seqs();
    await history.showAround(100);
    expect(seqs()).toEqual(before);
  });

  test('far up shows the messages around the target without gaps, and can continue in both directions', async () => {
    const { history, seqs, state } = room(10_000);
    await history.load(10_000);
    await history.showAround(500);
    expect(seqs()).toEqual(Array.from({ length: 60 }, (_, index) => 471 + index));
    expect({ older: state().older, newer: state().newer }).toEqual({ older: 'more', newer: 'more' });
  });

  test('does not show new messages immediately and loads them when the user pages down', async () => {
    const { history, stored, seqs, state } = room(200);
    await history.load(200);
    await history.showAround(100);
    const arrived = sampleMessage(201);
    stored.push(arrived);
    history.receive(arrived);
    await history.follow(201);
    expect(seqs().at(-1)).toBe(130);
    while (state().newer !== 'none') await history.loadNewer();
    expect(seqs().at(-1)).toBe(201);
    expect(new Set(seqs()).size).toBe(seqs().length);
  });

  test('returns to the end and follows it again', async () => {
    const { history, stored, seqs, state } = room(300);
    await history.load(300);
    await history.showAround(20);
    await history.showLatest();
    expect([seqs()[0], seqs().at(-1), state().newer, state().older]).toEqual([251, 300, 'none', 'more']);
    stored.push(sampleMessage(301));
    history.receive(sampleMessage(301));
    expect(seqs().at(-1)).toBe(301);
  });
});

describe('find', () => {
  test('returns the current version of a shown message', async () => {
    const { history } = room(120);
    await history.load(120);
    expect(history.find('message-100', 100)?.message).toBe('Message 100');
    history.revise(sampleMessage(100, { message: 'Better', revision: 1 }));
    expect(history.find('message-100', 100)?.message).toBe('Better');
    await history.showAround(20);
    expect(history.find('message-20', 20)?.seq).toBe(20);
  });

  test('returns the last change of a message that is not shown, and nothing for an unknown one', async () => {
    const { history } = room(120);
    await history.load(120);
    expect(history.find('message-7', 7)).toBeUndefined();
    history.revise(sampleMessage(7, { message: '', revision: 1 }));
    expect(history.find('message-7', 7)?.revision).toBe(1);
    expect(history.find('message-of-elsewhere', 100)).toBeUndefined();
  });
});

describe('a long walk up', () => {
  test('keeps a limited number of messages and can page back down', async () => {
    const { history, seqs, state } = room(3000);
    await history.load(3000);
    while (state().older === 'more') {
      await history.loadOlder();
      expect(seqs().length).toBeLessThanOrEqual(maxLoaded);
    }
    expect([seqs()[0], seqs().at(-1), state().newer]).toEqual([1, maxLoaded, 'more']);
    while (state().newer === 'more') await history.loadNewer();
    expect([seqs()[0], seqs().at(-1), state().older]).toEqual([3000 - maxLoaded + 1, 3000, 'more']);
  });
});

describe('a page', () => {
  test('is added in portions, nearest first and never with a gap', async () => {
    const seen: number[][] = [];
    const { history, seqs, state } = room(200, async () => seen.push([seqs()[0] ?? 0, seqs().at(-1) ?? 0]));
    await history.load(200);
    await history.loadOlder();
    expect(seen).toEqual([141, 131, 121, 111].map((first) => [first, 200]));
    await history.showAround(20);
    seen.length = 0;
    await history.loadNewer();
    expect(seen).toEqual([60, 70, 80, 90].map((last) => [1, last]));
    expect({ length: seqs().length, newer: state().newer }).toEqual({ length: 100, newer: 'more' });
  });

  test('that ends with the last message of the room is the last page, even if it is full', async () => {
    const { history, fetches, seqs, state } = room(160);
    await history.load(160);
    await history.showAround(80);
    const asked = fetches();
    await history.loadNewer();
    expect([seqs().at(-1), state().newer, fetches() - asked]).toEqual([160, 'none', 1]);
  });

  test('that is full continues if more messages than known follow', async () => {
    const { history, stored, seqs, state } = room(160);
    await history.load(160);
    await history.showAround(80);
    stored.push(sampleMessage(161));
    await history.loadNewer();
    history.receive(sampleMessage(161));
    expect([seqs().at(-1), state().newer]).toEqual([161, 'none']);
  });

  test('is discarded if the user jumps away before it is complete', async () => {
    const { history, seqs, state } = room(1000, () => history.showAround(300));
    await history.load(1000);
    await history.loadOlder();
    expect([seqs()[0], seqs().at(-1), state().older]).toEqual([271, 330, 'more']);
  });
});
