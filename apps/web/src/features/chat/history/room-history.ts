import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { createMessageWindow } from './message-window.ts';
import { contiguousEnd, mergeMessages } from './messages.ts';

/** Fetches messages, oldest first: the last ones, or those before or after a sequence number. */
export type FetchPage = (page: {
  before?: number;
  after?: number;
  limit: number;
}) => Promise<readonly Message[]>;

const { default: pageSize, max: largestPage } = limits.chatPage;
/** Number of messages that are added at a time. Rendering a whole page at once would block scrolling. */
const portion = 10;
/** Number of messages to load on either side of a jump target. */
const aroundSize = 30;
/** Number of read messages shown above the first unread one. */
const context = 10;

function olderThan(page: readonly Message[], limit: number): 'more' | 'none' {
  return page.length >= limit && (page[0]?.seq ?? 0) > 1 ? 'more' : 'none';
}

export type RoomHistory = ReturnType<typeof createRoomHistory>;

/**
 * Loads the messages of one room. `follow` fetches what is missing between the known messages and the
 * announced last one; sequence numbers have no gaps. While an older part is shown, new messages are only
 * counted, and fetched when the user returns to the end. `pause` is awaited between the portions of a page.
 */
export function createRoomHistory(
  fetchPage: FetchPage,
  pause: () => Promise<unknown> = async () => undefined,
) {
  const held = createMessageWindow();
  const { store, add, note } = held;
  let following = false;
  /** A join happened while the first pages were loading, so they may be older than the join. */
  let joinedWhileLoading = false;

  function atRoomsEnd(): boolean {
    return store.getState().newer === 'none';
  }

  async function loadOlder(limit: number = pageSize): Promise<void> {
    const { messages, older } = store.getState();
    const first = messages[0];
    if (!first || older === 'none' || older === 'loading') return;
    store.setState({ older: 'loading' });
    const isHere = held.marked();
    try {
      const page = await fetchPage({ before: first.seq, limit });
      for (let end = page.length; end > portion && isHere(); end -= portion) {
        add(page.slice(end - portion, end));
        await pause();
      }
      if (!isHere()) return;
      add(page, { older: olderThan(page, limit) });
      held.trim('newest');
    } catch {
      if (isHere()) store.setState({ older: 'failed' });
    }
  }

  /** Loads the next newer messages while an older part is shown. */
  async function loadNewer(): Promise<void> {
    const { messages, newer } = store.getState();
    const last = messages.at(-1);
    if (!last || newer === 'none' || newer === 'loading') return;
    store.setState({ newer: 'loading' });
    const isHere = held.marked();
    try {
      const page = await fetchPage({ after: last.seq, limit: pageSize });
      for (let start = 0; start < page.length - portion && isHere(); start += portion) {
        add(page.slice(start, start + portion));
        await pause();
      }
      if (!isHere()) return;
      const end = page.at(-1)?.seq ?? last.seq;
      add(page, { newer: held.endsRoom(end, page.length >= pageSize) ? 'none' : 'more' });
      held.trim('oldest');
    } catch {
      if (isHere()) store.setState({ newer: 'failed' });
    }
  }

  /** Shows the messages around one that may not be loaded. @throws ApiError if they cannot be loaded. */
  async function showAround(seq: number): Promise<void> {
    if (store.getState().messages.some((message) => message.seq === seq)) return;
    const [earlier, later] = await Promise.all([
      fetchPage({ before: seq + 1, limit: aroundSize }),
      fetchPage({ after: seq, limit: aroundSize }),
    ]);
    held.noteHeld();
    const page = mergeMessages(earlier, later);
    const complete = held.endsRoom(page.at(-1)?.seq ?? 0, later.length >= aroundSize);
    held.jumpTo(page, {
      status: 'ready',
      older: olderThan(earlier, aroundSize),
      newer: complete ? 'none' : 'more',
    });
  }

  /** Returns to the end of the room. @throws ApiError if it cannot be loaded. */
  async function showLatest(): Promise<void> {
    if (atRoomsEnd()) return;
    const page = await fetchPage({ limit: pageSize });
    held.jumpTo(page, { older: olderThan(page, pageSize), newer: 'none' });
    await follow(held.existing());
  }

  /** Fetches until everything up to `lastSeq` is known. After a failure, the next call tries again. */
  async function follow(lastSeq: number): Promise<void> {
    note(lastSeq);
    if (following || store.getState().status !== 'ready' || !atRoomsEnd()) return;
    following = true;
    const isHere = held.marked();
    try {
      let after = contiguousEnd(store.getState().messages);
      while (after < held.existing()) {
        const page = await fetchPage({ after, limit: largestPage });
        if (!isHere()) break;
        add(page);
        const end = contiguousEnd(store.getState().messages);
        if (end <= after) break;
        after = end;
      }
    } catch {
      // On failure, the next join or message tries again.
    } finally {
      following = false;
    }
  }

  /** Loads the last messages and, if `readSeq` is older, one page back beyond it. */
  async function load(readSeq: number): Promise<void> {
    store.setState({ status: 'loading', newer: 'none' });
    joinedWhileLoading = false;
    try {
      const latest = await fetchPage({ limit: pageSize });
      const first = latest[0]?.seq ?? 0;
      const limit = Math.min(largestPage, first - readSeq + context);
      const earlier = first > readSeq + 1 ? await fetchPage({ before: first, limit }) : [];
      const older = earlier.length > 0 ? olderThan(earlier, limit) : olderThan(latest, pageSize);
      // All at once: the start position can be set only when the first unread message is there.
      add([...earlier, ...latest], { status: 'ready', older });
    } catch {
      store.setState({ status: 'failed' });
      return;
    }
    await follow(held.existing());
    if (joinedWhileLoading) await refresh();
  }

  /** Reads all known messages again, for changes that were missed while disconnected. */
  async function refresh(): Promise<void> {
    const { status, messages } = store.getState();
    joinedWhileLoading = status === 'loading';
    const first = messages[0]?.seq;
    const last = messages.at(-1)?.seq ?? 0;
    if (status !== 'ready' || first === undefined) return;
    const isHere = held.marked();
    try {
      for (let after = first - 1; after < last; ) {
        const page = await fetchPage({ after, limit: largestPage });
        if (!isHere()) return;
        add(page);
        after = page.at(-1)?.seq ?? last;
      }
    } catch {
      // The next connection tries again.
    }
  }

  /** Adds a message sent by the server. */
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
    find: held.find,
    follow,
    refresh,
    receive,
    revise: held.revise,
  };
}
