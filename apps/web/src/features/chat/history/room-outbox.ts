import type { RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { createStore } from 'zustand/vanilla';

/** An uploaded picture that waits for its message. */
export interface SentPicture {
  name: string;
  alt: string;
  width: number;
  height: number;
}

/** A message being sent. `lost`: the connection failed, so it is sent again automatically. */
export interface Outgoing {
  clientId: string;
  text: string;
  /** The message it replies to. */
  replyTo?: RepliedMessage | undefined;
  /** Already uploaded. */
  pictures?: readonly SentPicture[];
  /** When the message was written, in ISO 8601. */
  at: string;
  state: 'waiting' | 'sending' | 'failed';
  lost: boolean;
}

interface OutboxDeps<Stored> {
  /** Stores a message. A repeated client id returns the message stored first. */
  send: (
    message: Pick<Outgoing, 'text' | 'clientId' | 'replyTo'> & { pictures: readonly SentPicture[] },
  ) => Promise<Stored>;
  onStored: (stored: Stored) => void;
  onFailed: (error: unknown) => void;
  /** Whether the error is a connection failure, unrelated to the message itself. */
  isLost: (error: unknown) => boolean;
  saved: readonly Outgoing[];
  save: (messages: readonly Outgoing[]) => void;
  newId: () => string;
}

/** The messages of a room that are not stored yet. They are sent one by one in the order of writing. */
export function createRoomOutbox<Stored>(deps: OutboxDeps<Stored>) {
  // A message in progress when the page closed may be stored already. Sending it again is safe.
  const store = createStore<readonly Outgoing[]>(() =>
    deps.saved.map((item) => (item.state === 'failed' ? item : { ...item, state: 'failed', lost: true })),
  );
  let running = false;

  function set(next: readonly Outgoing[]): void {
    store.setState(next, true);
    deps.save(next);
  }

  function change(clientId: string, part: Partial<Outgoing>): void {
    set(store.getState().map((item) => (item.clientId === clientId ? { ...item, ...part } : item)));
  }

  function remove(clientId: string): void {
    set(store.getState().filter((item) => item.clientId !== clientId));
  }

  async function deliver({ clientId, text, replyTo, pictures = [] }: Outgoing): Promise<void> {
    change(clientId, { state: 'sending' });
    try {
      const stored = await deps.send({ text, clientId, replyTo, pictures });
      deps.onStored(stored);
      remove(clientId);
    } catch (error) {
      // A broadcast may have confirmed the message while the response was lost.
      if (!store.getState().some((item) => item.clientId === clientId)) return;
      change(clientId, { state: 'failed', lost: deps.isLost(error) });
      deps.onFailed(error);
    }
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (;;) {
      const next = store.getState().find((item) => item.state === 'waiting');
      if (!next) break;
      await deliver(next);
    }
    running = false;
  }

  function send(text: string, beside: Pick<Outgoing, 'replyTo' | 'pictures'> = {}): void {
    const item: Outgoing = {
      ...beside,
      clientId: deps.newId(),
      text,
      at: new Date().toISOString(),
      state: 'waiting',
      lost: false,
    };
    set([...store.getState(), item]);
    void run();
  }

  function retry(clientId: string): void {
    change(clientId, { state: 'waiting' });
    void run();
  }

  /** Sends messages again, in order, that failed because of the connection. */
  function retryLost(): void {
    set(
      store
        .getState()
        .map((item) => (item.state === 'failed' && item.lost ? { ...item, state: 'waiting' } : item)),
    );
    void run();
  }

  return { store, send, retry, retryLost, settle: remove, discard: remove };
}

/**
 * Returns a random UUID (version 4). `crypto.randomUUID` exists only in secure contexts, but the site may be
 * opened over plain HTTP in a local network.
 */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
