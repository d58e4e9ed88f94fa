import { describe, expect, test, vi } from 'vitest';
import { createRoomOutbox, newClientId, type Outgoing } from './room-outbox.ts';

interface Sent {
  text: string;
  clientId: string;
}

function outbox(send: (message: Sent) => Promise<string>, saved: readonly Outgoing[] = []) {
  let ids = 0;
  const deps = {
    send: vi.fn(send),
    onStored: vi.fn(),
    onFailed: vi.fn(),
    isLost: (error: unknown) => error instanceof TypeError,
    saved,
    save: vi.fn(),
    newId: () => {
      ids += 1;
      return `client-${ids}`;
    },
  };
  return { ...createRoomOutbox<string>(deps), deps };
}

const failedOne: Outgoing = {
  clientId: 'old',
  text: 'Was under way',
  at: '2026-11-20T09:00:00.000Z',
  state: 'sending',
  lost: false,
};

function statesOf(box: { store: { getState: () => readonly Outgoing[] } }) {
  return box.store.getState().map(({ text, state }) => [text, state]);
}

describe('createRoomOutbox', () => {
  test('shows a message immediately and removes it when it is stored', async () => {
    const box = outbox(async ({ text }) => `stored ${text}`);
    box.send('Hello');
    expect(statesOf(box)).toEqual([['Hello', 'sending']]);
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
    expect(box.deps.onStored).toHaveBeenCalledWith('stored Hello');
    expect(box.deps.save).toHaveBeenLastCalledWith([]);
  });

  test('sends messages one by one in the order of writing', async () => {
    const order: string[] = [];
    const box = outbox(async ({ text }) => {
      order.push(`begin ${text}`);
      await Promise.resolve();
      order.push(`end ${text}`);
      return text;
    });
    box.send('one');
    box.send('two');
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
    expect(order).toEqual(['begin one', 'end one', 'begin two', 'end two']);
  });

  test('keeps failed messages and retries them with the same client id', async () => {
    const box = outbox(async () => 'stored');
    box.deps.send.mockRejectedValueOnce(new Error('refused'));
    box.send('Hello');
    await vi.waitFor(() => expect(statesOf(box)).toEqual([['Hello', 'failed']]));
    expect(box.deps.onFailed).toHaveBeenCalledOnce();
    box.retryLost();
    expect(statesOf(box)).toEqual([['Hello', 'failed']]);
    box.retry('client-1');
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
    expect(box.deps.send.mock.calls.map(([message]) => message.clientId)).toEqual(['client-1', 'client-1']);
  });

  test('retries automatically only after connection failures', async () => {
    const box = outbox(async () => 'stored');
    box.deps.send.mockRejectedValueOnce(new TypeError('offline'));
    box.send('Hello');
    await vi.waitFor(() => expect(statesOf(box)).toEqual([['Hello', 'failed']]));
    box.retryLost();
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
  });

  test('treats a message as sent if its broadcast arrives but the response is lost', async () => {
    const box = outbox(async () => {
      box.settle('client-1');
      throw new TypeError('offline');
    });
    box.send('Hello');
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
    expect(box.deps.onFailed).not.toHaveBeenCalled();
  });

  test('resumes sending after a reload', async () => {
    const box = outbox(async () => 'stored', [failedOne]);
    expect(statesOf(box)).toEqual([['Was under way', 'failed']]);
    box.retryLost();
    await vi.waitFor(() => expect(statesOf(box)).toEqual([]));
    expect(box.deps.send).toHaveBeenCalledWith({ pictures: [], text: 'Was under way', clientId: 'old' });
  });
});

test('makes different UUIDs of version 4', () => {
  const ids = new Set(Array.from({ length: 100 }, newClientId));
  expect(ids.size).toBe(100);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
