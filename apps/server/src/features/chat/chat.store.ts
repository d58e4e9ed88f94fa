import type { Message } from '@teamwright/contracts/chat.ts';
import type { Clock } from '../../core/clock.ts';
import type { MessageDraft } from '../../core/ctx.ts';
import type { AppError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { writableStatuses } from '../teams/teams.policy.ts';
import { noAccess, readOnlyRoom, unknownRoom } from './chat.refusals.ts';
import { findStanding } from './chat.repository.ts';
import { messageView } from './chat.view.ts';
import { storeMessages } from './chat.write.repository.ts';

/** What became of some drafts. */
export interface Stored {
  /** One for each draft, in their order. */
  readonly outcomes: readonly (Message | AppError)[];
  /** The messages that are new, in the order of their rooms. */
  readonly added: readonly Message[];
}

export type Store = (drafts: readonly MessageDraft[]) => Promise<Stored>;

/** Stores drafts, of whatever rooms, in one statement, however many; each draft is admitted or refused by itself. */
export function createStore({ db, pool }: DatabaseClient, clock: Clock): Store {
  /** Why nothing became of a draft. */
  async function refusal({ roomId, senderId }: MessageDraft): Promise<AppError> {
    const standing = await findStanding(db, roomId, senderId);
    if (standing === undefined) return unknownRoom();
    return standing.role === null ? noAccess() : readOnlyRoom();
  }

  return async (drafts) => {
    const candidates = drafts.map((draft) => ({ ...draft, id: newId() }));
    const list = firstOfEach(candidates);
    const rows = await storeMessages(pool, { now: clock.now(), writableIn: writableStatuses, list });
    const stored = rows.map((row) => ({
      key: keyOf(row),
      added: row.added,
      message: messageView({ ...row, senderStatus: 'active' }),
    }));
    const messages = new Map(stored.map(({ key, message }) => [key, message]));
    return {
      outcomes: await Promise.all(candidates.map((one) => messages.get(keyOf(one)) ?? refusal(one))),
      added: stored.filter((one) => one.added).map((one) => one.message),
    };
  };
}

interface Candidate extends MessageDraft {
  readonly id: string;
}

/** What makes two drafts, or a draft and a stored message, the same message. */
function keyOf(one: Pick<Candidate, 'id' | 'roomId' | 'senderId' | 'clientId'>): string {
  return one.clientId === null ? one.id : `${one.roomId} ${one.senderId} ${one.clientId}`;
}

/** A retry that waits in the same batch as its first try must not be stored beside it. */
function firstOfEach(candidates: readonly Candidate[]): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const one of candidates) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one);
  return [...firsts.values()];
}
