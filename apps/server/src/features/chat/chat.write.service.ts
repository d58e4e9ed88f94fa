import { setImmediate } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { createBatcher } from '../../core/concurrency/batcher.ts';
import { createThrottle } from '../../core/concurrency/throttle.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError, postgresErrorOf } from '../../core/errors.ts';
import { asAppError } from '../../core/http/error-handler.ts';
import type { Realtime } from '../../core/realtime.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { listMemberIds } from './chat.repository.ts';
import { createStore, type MessageDraft, type Store, type Stored } from './chat.store.service.ts';

/**
 * The only way by which this process adds messages: it stores them and then broadcasts them, in the order of each room.
 */
export interface MessageWriter {
  /** Resolves after the commit. @throws AppError `not_found`, `forbidden`, `conflict` (archived), `unavailable` */
  write(draft: MessageDraft): Promise<Message>;
  /** Makes members who are not in the room fetch their room lists again. Calls in quick succession are combined. */
  notifyOtherSockets(roomId: string): void;
  /** Rejects new messages and finishes the running ones. */
  close(): Promise<void>;
}

declare module '../../core/ctx.ts' {
  interface Deps {
    readonly messageWriter: MessageWriter;
  }
}

/**
 * Messages per statement, concurrent statements, and milliseconds before another statement may start beside a running
 * one. Larger batches share the fixed cost of a statement.
 */
const batching = { maxBatch: 200, concurrency: 3, maxWaitMs: 25 };
/** Minimum time between activity events of a room to members elsewhere, in milliseconds. */
const activityIntervalMs = 1000;

interface WriterDeps {
  readonly database: DatabaseClient;
  readonly realtime: Realtime;
  /** A context without a signed-in user, created with the first message. */
  readonly systemCtx: () => Ctx;
}

/**
 * Puts the messages that wait behind running statements into one statement. Each is acknowledged and broadcast only
 * after its commit, in the order of its room.
 */
export function createMessageWriter({ database, realtime, systemCtx }: WriterDeps): MessageWriter {
  const store = createStore(database, systemCtx);
  const batcher = createBatcher<MessageDraft, Message | AppError>({
    ...batching,
    run: async (drafts) => {
      const { outcomes, added } = await storeOrSplit(store, drafts);
      return () => {
        deliver(added);
        return outcomes;
      };
    },
  });
  const activity = createThrottle(activityIntervalMs, (roomId) => {
    notifyMembersElsewhere(roomId).catch((error) =>
      systemCtx().log.warn({ err: error }, 'members could not be notified of a message'),
    );
  });
  let closing = false;

  function deliver(added: readonly Message[]): void {
    for (const message of added) realtime.toRoom(message.postId, 'new_message', message);
    for (const roomId of new Set(added.map((message) => message.postId))) activity.call(roomId);
  }

  async function notifyMembersElsewhere(roomId: string): Promise<void> {
    const members = await listMemberIds(database.db, roomId);
    realtime.toUsersOutside(roomId, members, 'changed', { entity: 'room', id: roomId });
  }

  return {
    async write(draft) {
      if (closing) throw new AppError('unavailable', 'The site is restarting', { retryAfter: 2 });
      const outcome = await batcher.add(draft.roomId, draft);
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },
    notifyOtherSockets: activity.call,
    async close() {
      closing = true;
      await batcher.idle();
      // Lets the event loop send the last acknowledgements.
      await setImmediate();
      activity.stop();
    },
  };
}

/**
 * If a database constraint rejected the batch, nothing was stored: each message is tried again alone, so that one
 * cannot fail the others. After any other failure the outcome is unknown, and clients retry with their client ids.
 */
async function storeOrSplit(store: Store, drafts: readonly MessageDraft[]): Promise<Stored> {
  try {
    return await store(drafts);
  } catch (error) {
    if (!isRolledBack(error)) throw error;
  }
  const alone: Stored[] = [];
  for (const draft of drafts) {
    const failed = (error: unknown): Stored => ({ outcomes: [asAppError(error)], added: [] });
    alone.push(await storeAlone(store, draft).catch(failed));
  }
  return {
    outcomes: alone.flatMap(({ outcomes }) => outcomes),
    added: alone.flatMap(({ added }) => added),
  };
}

const uniqueViolation = '23505';

/**
 * Tries once more, because another process may have stored the same message at the same moment. The second try finds
 * it.
 */
async function storeAlone(store: Store, draft: MessageDraft): Promise<Stored> {
  try {
    return await store([draft]);
  } catch (error) {
    if (postgresErrorOf(error)?.code !== uniqueViolation) throw error;
    return await store([draft]);
  }
}

/** SQLSTATE classes 22, 23 and 40: bad data, a violated constraint, a rolled-back transaction. */
function isRolledBack(error: unknown): boolean {
  return /^(22|23|40)/.test(postgresErrorOf(error)?.code ?? '');
}
