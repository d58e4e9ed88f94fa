import type { Message } from '@teamwright/contracts/chat.ts';
import { createStore } from 'zustand/vanilla';
import { mergeMessages, newerOf } from './messages.ts';

export interface HistoryState {
  status: 'loading' | 'ready' | 'failed';
  messages: readonly Message[];
  /** What lies before the first known message. */
  older: 'none' | 'more' | 'loading' | 'failed';
  /** What follows the last known message; anything but `none` means that the end of the room is not shown. */
  newer: 'none' | 'more' | 'loading' | 'failed';
}

/** Messages held at most after paging: beyond it those at the other end are let go, to be read again when needed. */
export const mostHeld = 300;

/** The part of a room that is held, in order and each message once, in its newest copy. Nothing is read here. */
export function createHeldMessages() {
  const store = createStore<HistoryState>(() => ({
    status: 'loading',
    messages: [],
    older: 'none',
    newer: 'none',
  }));
  /** Changes by the id of their message, which may not be known yet. */
  const changes = new Map<string, Message>();
  let existing = 0;
  /** Counts jumps: a page that was asked for before one belongs to another part of the room. */
  let jumps = 0;

  function newest(page: readonly Message[]): readonly Message[] {
    return page.map((message) => newerOf(changes.get(message.id), message));
  }

  function add(incoming: readonly Message[], change: Partial<HistoryState> = {}): void {
    store.setState(({ messages }) => ({ messages: mergeMessages(messages, newest(incoming)), ...change }));
  }

  /** What there is by now at the end of the room, whether it is held or not. */
  function note(lastSeq: number): void {
    existing = Math.max(existing, lastSeq);
  }

  function noteHeld(): void {
    note(store.getState().messages.at(-1)?.seq ?? 0);
  }

  /** Whether nothing follows `seq`, the last of a page: also of a full one that ends where the room is known to end. */
  function endsRoom(seq: number, full: boolean): boolean {
    return seq === existing || (seq > existing && !full);
  }

  /** Keeps a long walk through a room from holding all of it. */
  function letGo(end: 'oldest' | 'newest'): void {
    noteHeld();
    const { messages } = store.getState();
    if (messages.length <= mostHeld) return;
    if (end === 'newest') store.setState({ messages: messages.slice(0, mostHeld), newer: 'more' });
    else store.setState({ messages: messages.slice(-mostHeld), older: 'more' });
  }

  /** Holds another part of the room instead. */
  function jumpTo(page: readonly Message[], change: Partial<HistoryState>): void {
    jumps += 1;
    store.setState({ messages: mergeMessages([], newest(page)), ...change });
  }

  /** Tells later whether what is held is still the part that is held now. */
  function marked(): () => boolean {
    const from = jumps;
    return () => jumps === from;
  }

  /** The newest copy of a message that is known, shown or not. */
  function find(id: string, seq: number): Message | undefined {
    const { messages } = store.getState();
    const shown = messages[seq - (messages[0]?.seq ?? 0)];
    return shown?.id === id ? shown : changes.get(id);
  }

  /** Takes in an edited or deleted message; one that is not loaded yet comes with its page, not before. */
  function revise(message: Message): void {
    changes.set(message.id, newerOf(changes.get(message.id), message));
    if (store.getState().messages.some(({ id }) => id === message.id)) add([message]);
  }

  return {
    store,
    add,
    note,
    noteHeld,
    /** The highest sequence number that is said to exist. */
    existing: () => existing,
    endsRoom,
    letGo,
    jumpTo,
    marked,
    find,
    revise,
  };
}
