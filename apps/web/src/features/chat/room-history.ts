import type { Message } from '@teamwright/contracts/chat.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import { createStore } from 'zustand/vanilla';
import { contiguousEnd, mergeMessages, newerOf } from './messages.ts';

export interface HistoryState {
  status: 'loading' | 'ready' | 'failed';
  messages: readonly Message[];
  /** What lies before the first known message. */
  older: 'none' | 'more' | 'loading' | 'failed';
}

/** Reads messages oldest first: the last ones, those before, or those after a sequence number. */
export type FetchPage = (page: {
  before?: number;
  after?: number;
  limit: number;
}) => Promise<readonly Message[]>;

const { default: pageSize, max: largestPage } = limits.chatPage;
/** How many messages already read are shown above the first unread one. */
const context = 10;

function olderThan(page: readonly Message[], limit: number): 'more' | 'none' {
  return page.length >= limit && (page[0]?.seq ?? 0) > 1 ? 'more' : 'none';
}

export type RoomHistory = ReturnType<typeof createRoomHistory>;

/**
 * The stored messages of one room, in order and each once, however they arrive. `follow` closes the gap
 * between what is known and what is said to exist: sequence numbers have no gaps of their own.
 */
export function createRoomHistory(fetchPage: FetchPage) {
  const store = createStore<HistoryState>(() => ({ status: 'loading', messages: [], older: 'none' }));
  /** Changes by the id of their message, which may not be known yet. */
  const changes = new Map<string, Message>();
  let existing = 0;
  let following = false;
  /** A join came while the first pages were on their way: they may be older than the join. */
  let joinedMeanwhile = false;

  function add(incoming: readonly Message[], change: Partial<HistoryState> = {}): void {
    const newest = incoming.map((message) => newerOf(changes.get(message.id), message));
    store.setState(({ messages }) => ({ messages: mergeMessages(messages, newest), ...change }));
  }

  async function loadOlder(limit: number = pageSize): Promise<void> {
    const { messages, older } = store.getState();
    const first = messages[0];
    if (!first || older === 'none' || older === 'loading') return;
    store.setState({ older: 'loading' });
    try {
      const page = await fetchPage({ before: first.seq, limit });
      add(page, { older: olderThan(page, limit) });
    } catch {
      store.setState({ older: 'failed' });
    }
  }

  /** Resolves once no older page is on its way. */
  function idle(): Promise<void> {
    return new Promise((resolve) => {
      if (store.getState().older !== 'loading') return resolve();
      const stop = store.subscribe(({ older }) => {
        if (older === 'loading') return;
        stop();
        resolve();
      });
    });
  }

  /** Loads older pages until this message is known; false when it cannot be reached. */
  async function reach(seq: number): Promise<boolean> {
    for (;;) {
      await idle();
      const first = store.getState().messages[0]?.seq ?? 0;
      if (first <= seq) return store.getState().messages.some((message) => message.seq === seq);
      await loadOlder(largestPage);
      if ((store.getState().messages[0]?.seq ?? 0) === first) return false;
    }
  }

  /** The newest copy of a message that is known, shown or not. */
  function find(id: string, seq: number): Message | undefined {
    const { messages } = store.getState();
    const shown = messages[seq - (messages[0]?.seq ?? 0)];
    return shown?.id === id ? shown : changes.get(id);
  }

  /** Fetches until everything up to `lastSeq` is known; when that fails, the next call tries again. */
  async function follow(lastSeq: number): Promise<void> {
    existing = Math.max(existing, lastSeq);
    if (following || store.getState().status !== 'ready') return;
    following = true;
    try {
      let after = contiguousEnd(store.getState().messages);
      while (after < existing) {
        add(await fetchPage({ after, limit: largestPage }));
        const end = contiguousEnd(store.getState().messages);
        if (end <= after) break;
        after = end;
      }
    } catch {
      // The next join or message asks again.
    } finally {
      following = false;
    }
  }

  /** Loads the last messages and, when `readSeq` lies before them, one page back beyond it. */
  async function load(readSeq: number): Promise<void> {
    store.setState({ status: 'loading' });
    joinedMeanwhile = false;
    try {
      const latest = await fetchPage({ limit: pageSize });
      const first = latest[0]?.seq ?? 0;
      const limit = Math.min(largestPage, first - readSeq + context);
      const earlier = first > readSeq + 1 ? await fetchPage({ before: first, limit }) : [];
      const older = earlier.length > 0 ? olderThan(earlier, limit) : olderThan(latest, pageSize);
      // All at once: the reader's place is found when the first unread message is there.
      add([...earlier, ...latest], { status: 'ready', older });
    } catch {
      store.setState({ status: 'failed' });
      return;
    }
    await follow(existing);
    if (joinedMeanwhile) await refresh();
  }

  /** Reads what is known once more, for changes that nobody told of while the connection was away. */
  async function refresh(): Promise<void> {
    const { status, messages } = store.getState();
    joinedMeanwhile = status === 'loading';
    const first = messages[0]?.seq;
    const last = messages.at(-1)?.seq ?? 0;
    if (status !== 'ready' || first === undefined) return;
    try {
      for (let after = first - 1; after < last; ) {
        const page = await fetchPage({ after, limit: largestPage });
        add(page);
        after = page.at(-1)?.seq ?? last;
      }
    } catch {
      // The next connection tries again.
    }
  }

  /** Takes in an edited or deleted message; one that is not loaded yet comes with its page, not before. */
  function revise(message: Message): void {
    changes.set(message.id, newerOf(changes.get(message.id), message));
    if (store.getState().messages.some(({ id }) => id === message.id)) add([message]);
  }

  /** Takes in a message that the server sent. */
  function receive(message: Message): void {
    add([message]);
    void follow(message.seq);
  }

  return { store, load, loadOlder, reach, find, follow, refresh, receive, revise };
}
