import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { MessageWindow } from './message-window.ts';
import { contiguousEnd, mergeMessages } from './messages.ts';

/** Fetches messages, oldest first: the last ones, or those before or after a sequence number. */
export type FetchPage = (page: {
  before?: number;
  after?: number;
  limit: number;
}) => Promise<readonly Message[]>;

const pageSize = limits.chatPage.default;
export const maxPageSize = limits.chatPage.max;
/** Number of messages that are added at a time. Rendering a whole page at once would block scrolling. */
const portion = 10;
/** Number of messages to load on either side of a jump target. */
const aroundSize = 30;

export function olderThan(page: readonly Message[], limit: number): 'more' | 'none' {
  return page.length >= limit && (page[0]?.seq ?? 0) > 1 ? 'more' : 'none';
}

/** Loads the pages before and after the loaded messages. `pause` is awaited between the portions of a page. */
export function createPaging(loaded: MessageWindow, fetchPage: FetchPage, pause: () => Promise<unknown>) {
  const { store, add } = loaded;

  async function loadOlder(limit: number = pageSize): Promise<void> {
    const { messages, older } = store.getState();
    const first = messages[0];
    if (!first || older === 'none' || older === 'loading') return;
    store.setState({ older: 'loading' });
    const isHere = loaded.marked();
    try {
      const page = await fetchPage({ before: first.seq, limit });
      for (let end = page.length; end > portion && isHere(); end -= portion) {
        add(page.slice(end - portion, end));
        await pause();
      }
      if (!isHere()) return;
      add(page, { older: olderThan(page, limit) });
      loaded.trim('newest');
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
    const isHere = loaded.marked();
    try {
      const page = await fetchPage({ after: last.seq, limit: pageSize });
      for (let start = 0; start < page.length - portion && isHere(); start += portion) {
        add(page.slice(start, start + portion));
        await pause();
      }
      if (!isHere()) return;
      const end = page.at(-1)?.seq ?? last.seq;
      add(page, { newer: loaded.endsRoom(end, page.length >= pageSize) ? 'none' : 'more' });
      loaded.trim('oldest');
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
    loaded.noteLastLoaded();
    const page = mergeMessages(earlier, later);
    const complete = loaded.endsRoom(page.at(-1)?.seq ?? 0, later.length >= aroundSize);
    loaded.jumpTo(page, {
      status: 'ready',
      older: olderThan(earlier, aroundSize),
      newer: complete ? 'none' : 'more',
    });
  }

  return { loadOlder, loadNewer, showAround };
}

/**
 * Returns a function that fetches until everything up to `lastSeq` is loaded. After a failure, the next call tries
 * again.
 */
export function createFollow(loaded: MessageWindow, fetchPage: FetchPage) {
  const { store, add, note } = loaded;
  let following = false;

  return async (lastSeq: number): Promise<void> => {
    note(lastSeq);
    if (following || store.getState().status !== 'ready' || !loaded.isAtRoomEnd()) return;
    following = true;
    const isHere = loaded.marked();
    try {
      let after = contiguousEnd(store.getState().messages);
      while (after < loaded.existing()) {
        const page = await fetchPage({ after, limit: maxPageSize });
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
  };
}
