import type { Message } from '@teamwright/contracts/chat.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import { createHeldMessages } from './held-messages.ts';
import { contiguousEnd, mergeMessages } from './messages.ts';

/** Reads messages oldest first: the last ones, those before, or those after a sequence number. */
export type FetchPage = (page: {
  before?: number;
  after?: number;
  limit: number;
}) => Promise<readonly Message[]>;

const { default: pageSize, max: largestPage } = limits.chatPage;
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
 * Reads the messages of one room, however they arrive. `follow` closes the gap between what is known and what is said
 * to exist: sequence numbers have no gaps of their own. While a part further up is shown, what arrives at the end is
 * only counted, and read when the reader comes there. `pause` is waited for between the portions of a page.
 */
export function createRoomHistory(
  fetchPage: FetchPage,
  pause: () => Promise<unknown> = async () => undefined,
) {
  const held = createHeldMessages();
  const { store, add, note } = held;
  let following = false;
  /** A join came while the first pages were on their way: they may be older than the join. */
  let joinedMeanwhile = false;

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
      held.letGo('newest');
    } catch {
      if (isHere()) store.setState({ older: 'failed' });
    }
  }

  /** The next messages towards the end of the room, when a part further up is shown. */
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
      held.letGo('oldest');
    } catch {
      if (isHere()) store.setState({ newer: 'failed' });
    }
  }

  /** Shows the messages around one, which may be far from those that are held. Rejects when they cannot be read. */
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

  /** Comes back to the end of the room. Rejects when it cannot be read. */
  async function showLatest(): Promise<void> {
    if (atRoomsEnd()) return;
    const page = await fetchPage({ limit: pageSize });
    held.jumpTo(page, { older: olderThan(page, pageSize), newer: 'none' });
    await follow(held.existing());
  }

  /** Fetches until everything up to `lastSeq` is known; when that fails, the next call tries again. */
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
    await follow(held.existing());
    if (joinedMeanwhile) await refresh();
  }

  /** Reads what is known once more, for changes that nobody told of while the connection was away. */
  async function refresh(): Promise<void> {
    const { status, messages } = store.getState();
    joinedMeanwhile = status === 'loading';
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
    find: held.find,
    follow,
    refresh,
    receive,
    revise: held.revise,
  };
}
