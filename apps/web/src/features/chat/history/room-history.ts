import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { createMessageWindow } from './message-window.ts';
import { createFollow, createPaging, type FetchPage, maxPageSize, olderThan } from './paging.ts';

const pageSize = limits.chatPage.default;
/** Number of read messages shown above the first unread one. */
const context = 10;

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
  const loaded = createMessageWindow();
  const { store, add, note } = loaded;
  const { loadOlder, loadNewer, showAround } = createPaging(loaded, fetchPage, pause);
  const follow = createFollow(loaded, fetchPage);
  /** A join happened while the first pages were loading, so they may be older than the join. */
  let joinedWhileLoading = false;

  /** Returns to the end of the room. @throws ApiError if it cannot be loaded. */
  async function showLatest(): Promise<void> {
    if (loaded.isAtRoomEnd()) return;
    const page = await fetchPage({ limit: pageSize });
    loaded.jumpTo(page, { older: olderThan(page, pageSize), newer: 'none' });
    await follow(loaded.existing());
  }

  /** Loads the last messages and, if `readSeq` is older, one page back beyond it. */
  async function load(readSeq: number): Promise<void> {
    store.setState({ status: 'loading', newer: 'none' });
    joinedWhileLoading = false;
    try {
      const latest = await fetchPage({ limit: pageSize });
      const first = latest[0]?.seq ?? 0;
      const limit = Math.min(maxPageSize, first - readSeq + context);
      const earlier = first > readSeq + 1 ? await fetchPage({ before: first, limit }) : [];
      const older = earlier.length > 0 ? olderThan(earlier, limit) : olderThan(latest, pageSize);
      // All at once: the start position can be set only when the first unread message is there.
      add([...earlier, ...latest], { status: 'ready', older });
    } catch {
      store.setState({ status: 'failed' });
      return;
    }
    await follow(loaded.existing());
    if (joinedWhileLoading) await refresh();
  }

  /** Shows the last messages, which have come with the page, unless there are older unread ones. */
  function showServed(latest: readonly Message[], readSeq: number): void {
    const first = latest[0]?.seq ?? 0;
    if (first <= readSeq + 1) add(latest, { status: 'ready', older: olderThan(latest, pageSize) });
  }

  /** Reads all known messages again, for changes that were missed while disconnected. */
  async function refresh(): Promise<void> {
    const { status, messages } = store.getState();
    joinedWhileLoading = status === 'loading';
    const first = messages[0]?.seq;
    const last = messages.at(-1)?.seq ?? 0;
    if (status !== 'ready' || first === undefined) return;
    const isHere = loaded.marked();
    try {
      for (let after = first - 1; after < last; ) {
        const page = await fetchPage({ after, limit: maxPageSize });
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
    if (!loaded.isAtRoomEnd()) return;
    add([message]);
    void follow(message.seq);
  }

  return {
    store,
    load,
    showServed,
    loadOlder,
    loadNewer,
    showAround,
    showLatest,
    find: loaded.find,
    follow,
    refresh,
    receive,
    revise: loaded.revise,
  };
}
