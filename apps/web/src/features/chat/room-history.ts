import type { Message } from '@teamwright/contracts/chat.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import { createStore } from 'zustand/vanilla';
import { contiguousEnd, mergeMessages, newerOf } from './messages.ts';

export interface HistoryState {
  status: 'loading' | 'ready' | 'failed';
  messages: readonly Message[];
  /** What lies before the first known message. */
  older: 'none' | 'more' | 'loading' | 'failed';
  /** What follows the last known message; anything but `none` means that the end of the room is not shown. */
  newer: 'none' | 'more' | 'loading' | 'failed';
}

/** Reads messages oldest first: the last ones, those before, or those after a sequence number. */
export type FetchPage = (page: {
  before?: number;
  after?: number;
  limit: number;
}) => Promise<readonly Message[]>;

const { default: pageSize, max: largestPage } = limits.chatPage;
/** Messages held at most after paging: beyond it those at the other end are let go, to be read again when needed. */
export const mostHeld = 300;
/** How many messages of a page are put in at a time: drawing all at once would hold up the frame the reader scrolls in. */
const portion = 10;
/** Messages on either side of one that is jumped to. */
const aroundSize = 30;
/** How many messages already read are shown above the first unread one. */
const context = 10;

function olderThan(page: readonly Message[], limit: number): 'more' | 'none' {
  return page.length >= limit && (page[0]?.seq ?? 0) > 1 ? 'more' : 'none';
}

export type RoomHistory = ReturnType<typeof createRoomHistory>;

/**
 * The stored messages of one room, in order and each once, however they arrive. `follow` closes the gap
 * between what is known and what is said to exist: sequence numbers have no gaps of their own. While a part further
 * up is shown, what arrives at the end is only counted, and read when the reader comes there. `pause` is waited for
 * between the portions of a page.
 */
export function createRoomHistory(
  fetchPage: FetchPage,
  pause: () => Promise<unknown> = async () => undefined,
) {
  const store = createStore<HistoryState>(() => ({
    status: 'loading',
    messages: [],
    older: 'none',
    newer: 'none',
  }));
  /** Changes by the id of their message, which may not be known yet. */
  const changes = new Map<string, Message>();
  let existing = 0;
  let following = false;
  /** Counts jumps: a page that was asked for before one belongs to another part of the room. */
  let jumps = 0;
  /** A join came while the first pages were on their way: they may be older than the join. */
  let joinedMeanwhile = false;

  function add(incoming: readonly Message[], change: Partial<HistoryState> = {}): void {
    const newest = incoming.map((message) => newerOf(changes.get(message.id), message));
    store.setState(({ messages }) => ({ messages: mergeMessages(messages, newest), ...change }));
  }

  /** What there is by now at the end of the room, whether it is held or not. */
  function note(lastSeq: number): void {
    existing = Math.max(existing, lastSeq);
  }

  function atRoomsEnd(): boolean {
    return store.getState().newer === 'none';
  }

  /** Whether nothing follows `seq`, the last of a page: also of a full one that ends where the room is known to end. */
  function endsRoom(seq: number, full: boolean): boolean {
    return seq === existing || (seq > existing && !full);
  }

  async function loadOlder(limit: number = pageSize): Promise<void> {
    const { messages, older } = store.getState();
    const first = messages[0];
    if (!first || older === 'none' || older === 'loading') return;
    store.setState({ older: 'loading' });
    const from = jumps;
    try {
      const page = await fetchPage({ before: first.seq, limit });
      for (let end = page.length; end > portion && jumps === from; end -= portion) {
        add(page.slice(end - portion, end));
        await pause();
      }
      if (jumps !== from) return;
      add(page, { older: olderThan(page, limit) });
      letGo('newest');
    } catch {
      if (jumps === from) store.setState({ older: 'failed' });
    }
  }

  /** Keeps a long walk through a room from holding all of it. */
  function letGo(end: 'oldest' | 'newest'): void {
    const { messages } = store.getState();
    note(messages.at(-1)?.seq ?? 0);
    if (messages.length <= mostHeld) return;
    if (end === 'newest') store.setState({ messages: messages.slice(0, mostHeld), newer: 'more' });
    else store.setState({ messages: messages.slice(-mostHeld), older: 'more' });
  }

  /** The next messages towards the end of the room, when a part further up is shown. */
  async function loadNewer(): Promise<void> {
    const { messages, newer } = store.getState();
    const last = messages.at(-1);
    if (!last || newer === 'none' || newer === 'loading') return;
    store.setState({ newer: 'loading' });
    const from = jumps;
    try {
      const page = await fetchPage({ after: last.seq, limit: pageSize });
      for (let start = 0; start < page.length - portion && jumps === from; start += portion) {
        add(page.slice(start, start + portion));
        await pause();
      }
      if (jumps !== from) return;
      const end = page.at(-1)?.seq ?? last.seq;
      add(page, { newer: endsRoom(end, page.length >= pageSize) ? 'none' : 'more' });
      letGo('oldest');
    } catch {
      if (jumps === from) store.setState({ newer: 'failed' });
    }
  }

  /** Shows the messages around one, which may be far from those that are held. Rejects when they cannot be read. */
  async function showAround(seq: number): Promise<void> {
    if (store.getState().messages.some((message) => message.seq === seq)) return;
    const [earlier, later] = await Promise.all([
      fetchPage({ before: seq + 1, limit: aroundSize }),
      fetchPage({ after: seq, limit: aroundSize }),
    ]);
    note(store.getState().messages.at(-1)?.seq ?? 0);
    const page = mergeMessages([], [...earlier, ...later]).map((message) =>
      newerOf(changes.get(message.id), message),
    );
    jumps += 1;
    const complete = endsRoom(page.at(-1)?.seq ?? 0, later.length >= aroundSize);
    store.setState({
      status: 'ready',
      messages: page,
      older: olderThan(earlier, aroundSize),
      newer: complete ? 'none' : 'more',
    });
  }

  /** Comes back to the end of the room. Rejects when it cannot be read. */
  async function showLatest(): Promise<void> {
    if (atRoomsEnd()) return;
    const page = await fetchPage({ limit: pageSize });
    jumps += 1;
    store.setState({ messages: [], older: 'none', newer: 'none' });
    add(page, { older: olderThan(page, pageSize) });
    await follow(existing);
  }

  /** The newest copy of a message that is known, shown or not. */
  function find(id: string, seq: number): Message | undefined {
    const { messages } = store.getState();
    const shown = messages[seq - (messages[0]?.seq ?? 0)];
    return shown?.id === id ? shown : changes.get(id);
  }

  /** Fetches until everything up to `lastSeq` is known; when that fails, the next call tries again. */
  async function follow(lastSeq: number): Promise<void> {
    note(lastSeq);
    if (following || store.getState().status !== 'ready' || !atRoomsEnd()) return;
    following = true;
    const from = jumps;
    try {
      let after = contiguousEnd(store.getState().messages);
      while (after < existing) {
        const page = await fetchPage({ after, limit: largestPage });
        if (jumps !== from) break;
        add(page);
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
    store.setState({ status: 'loading', newer: 'none' });
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
    const from = jumps;
    try {
      for (let after = first - 1; after < last; ) {
        const page = await fetchPage({ after, limit: largestPage });
        if (jumps !== from) return;
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
    note(message.seq);
    if (!atRoomsEnd()) return;
    add([message]);
    void follow(message.seq);
  }

  return {
    store,
    load,
    loadOlder,
    loadNewer,
    showAround,
    showLatest,
    find,
    follow,
    refresh,
    receive,
    revise,
  };
}
