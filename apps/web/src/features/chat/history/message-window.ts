import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { createStore } from 'zustand/vanilla';
import { mergeMessages, newerOf } from './messages.ts';

export interface HistoryState {
  status: 'loading' | 'ready' | 'failed';
  messages: readonly Message[];
  /** Whether there are messages before the first loaded one. */
  older: 'none' | 'more' | 'loading' | 'failed';
  /**
   * Whether there are messages after the last loaded one. Any value except `none` means that the end of the
   * room is not shown.
   */
  newer: 'none' | 'more' | 'loading' | 'failed';
}

/**
 * Maximum number of messages in memory after paging. Beyond it, messages at the other end are dropped and
 * loaded again when needed.
 */
export const maxLoaded = 300;

export type MessageWindow = ReturnType<typeof createMessageWindow>;

/** The loaded messages of a room, in order, each once and in its newest version. Does not fetch anything. */
export function createMessageWindow() {
  const store = createStore<HistoryState>(() => ({
    status: 'loading',
    messages: [],
    older: 'none',
    newer: 'none',
  }));
  /** Changes by message id, also for messages that are not loaded yet. */
  const changes = new Map<string, Message>();
  let existing = 0;
  /** Counts jumps. A page that was requested before a jump belongs to another part of the room. */
  let jumps = 0;

  function newest(page: readonly Message[]): readonly Message[] {
    return page.map((message) => newerOf(changes.get(message.id), message));
  }

  function add(incoming: readonly Message[], change: Partial<HistoryState> = {}): void {
    store.setState(({ messages }) => ({ messages: mergeMessages(messages, newest(incoming)), ...change }));
  }

  /** Notes the last message of the room, whether or not it is loaded. */
  function note(lastSeq: number): void {
    existing = Math.max(existing, lastSeq);
  }

  function noteLastLoaded(): void {
    note(store.getState().messages.at(-1)?.seq ?? 0);
  }

  /** Whether a page that ends at `seq` is the last one, also if the page is full. */
  function endsRoom(seq: number, full: boolean): boolean {
    return seq === existing || (seq > existing && !full);
  }

  /** Limits memory use when the user pages through a long room. */
  function trim(end: 'oldest' | 'newest'): void {
    noteLastLoaded();
    const { messages } = store.getState();
    if (messages.length <= maxLoaded) return;
    if (end === 'newest') store.setState({ messages: messages.slice(0, maxLoaded), newer: 'more' });
    else store.setState({ messages: messages.slice(-maxLoaded), older: 'more' });
  }

  /** Replaces the loaded messages with another part of the room. */
  function jumpTo(page: readonly Message[], change: Partial<HistoryState>): void {
    jumps += 1;
    store.setState({ messages: mergeMessages([], newest(page)), ...change });
  }

  /** Returns a function that reports whether the loaded part is still the same. */
  function marked(): () => boolean {
    const from = jumps;
    return () => jumps === from;
  }

  /** Returns the newest known version of a message, shown or not. */
  function find(id: string, seq: number): Message | undefined {
    const { messages } = store.getState();
    const shown = messages[seq - (messages[0]?.seq ?? 0)];
    return shown?.id === id ? shown : changes.get(id);
  }

  /** Applies an edit or deletion. A message that is not loaded yet appears with its page, not before. */
  function revise(message: Message): void {
    changes.set(message.id, newerOf(changes.get(message.id), message));
    if (store.getState().messages.some(({ id }) => id === message.id)) add([message]);
  }

  return {
    store,
    add,
    note,
    noteLastLoaded,
    isAtRoomEnd: () => store.getState().newer === 'none',
    /** The highest sequence number that is known to exist. */
    existing: () => existing,
    endsRoom,
    trim,
    jumpTo,
    marked,
    find,
    revise,
  };
}
