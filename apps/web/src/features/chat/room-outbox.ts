import type { RepliedMessage } from '@teamwright/contracts/chat.ts';
import { createStore } from 'zustand/vanilla';

/** A picture that is uploaded and waits for its message. */
export interface SentPicture {
  name: string;
  alt: string;
  width: number;
  height: number;
}

/** A message on its way. `lost`: the connection failed, so it may be sent again without asking. */
export interface Outgoing {
  clientId: string;
  text: string;
  /** What it answers. */
  replyTo?: RepliedMessage | undefined;
  /** Uploaded already. */
  pictures?: readonly SentPicture[];
  /** When it was written, ISO 8601. */
  at: string;
  state: 'waiting' | 'sending' | 'failed';
  lost: boolean;
}

interface OutboxDeps<Stored> {
  /** Stores a message; the same client id again answers the first one. */
  send: (
    message: Pick<Outgoing, 'text' | 'clientId' | 'replyTo'> & { pictures: readonly SentPicture[] },
  ) => Promise<Stored>;
  onStored: (stored: Stored) => void;
  onFailed: (error: unknown) => void;
  /** Whether an error says nothing about the message itself. */
  isLost: (error: unknown) => boolean;
  saved: readonly Outgoing[];
  save: (messages: readonly Outgoing[]) => void;
  newId: () => string;
}

/** Messages of one room that are not stored yet: sent one after the other, in the order of writing. */
export function createRoomOutbox<Stored>(deps: OutboxDeps<Stored>) {
  // What was under way when the page closed may or may not be stored: sending it again is safe.
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
      // A broadcast may have settled it while the answer got lost.
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

  /** Sends again, in order, what only the connection stopped. */
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
