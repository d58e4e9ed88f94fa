import { setImmediate } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat.ts';
import { createBatcher } from '../../core/batcher.ts';
import type { Ctx, MessageDraft, MessageWriter } from '../../core/ctx.ts';
import { asAppError } from '../../core/error-handler.ts';
import { AppError, postgresErrorOf } from '../../core/errors.ts';
import type { Realtime } from '../../core/realtime.ts';
import { createThrottle } from '../../core/throttle.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { listMemberIds } from './chat.repository.ts';
import { createStore, type Store, type Stored } from './chat.store.ts';

/**
 * Messages in one statement and statements at the same time, at most; and after how many milliseconds another statement
 * may run beside one: what a statement costs by itself is shared by as many messages as wait.
 */
const batching = { maxBatch: 200, lanes: 3, patience: 25 };
/** Members who are elsewhere hear of a busy room at most this often, in milliseconds. */
const activityInterval = 1000;

interface WriterDeps {
  readonly database: DatabaseClient;
  readonly realtime: Realtime;
  /** That of work nobody is signed in for; asked for when the first message comes. */
  readonly systemCtx: () => Ctx;
}

/**
 * Messages that wait behind those in flight go into one statement together. Each is acknowledged and
 * broadcast after its commit only, and broadcast in the order of its room.
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
  const activity = createThrottle(activityInterval, (roomId) => {
    tellOutside(roomId).catch((error) =>
      systemCtx().log.warn({ err: error }, 'members could not be told of a message'),
    );
  });
  let closing = false;

  function deliver(added: readonly Message[]): void {
    for (const message of added) realtime.toRoom(message.postId, 'new_message', message);
    for (const roomId of new Set(added.map((message) => message.postId))) activity.call(roomId);
  }

  async function tellOutside(roomId: string): Promise<void> {
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
    tellElsewhere: activity.call,
    async close() {
      closing = true;
      await batcher.idle();
      // One turn of the event loop lets the last acknowledgements out.
      await setImmediate();
      activity.stop();
    },
  };
}

/**
 * What a rule of the database refused has stored nothing, so each message is tried once more, alone: one
 * cannot fail the others. After any other failure nobody knows; the senders retry with their client ids.
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

/** Another process may store the same message at the same moment, once more: then it is there by now, and found. */
async function storeAlone(store: Store, draft: MessageDraft): Promise<Stored> {
  try {
    return await store([draft]);
  } catch (error) {
    if (postgresErrorOf(error)?.code !== uniqueViolation) throw error;
    return await store([draft]);
  }
}

/** Classes 22, 23 and 40 of SQLSTATE: bad data, a broken rule, a transaction that lost. */
function isRolledBack(error: unknown): boolean {
  return /^(22|23|40)/.test(postgresErrorOf(error)?.code ?? '');
}
