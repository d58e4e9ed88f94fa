import type { Message } from '@teamwright/contracts/chat.ts';
import type { Clock } from '../../core/clock.ts';
import type { MessageDraft } from '../../core/ctx.ts';
import type { AppError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { writesInRoom } from '../teams/teams.policy.ts';
import { noAccess, readOnlyRoom, unknownRoom } from './chat.refusals.ts';
import { findStanding } from './chat.repository.ts';
import { messageView } from './chat.view.ts';
import { prepareWriters, type StoredMessage, storeMessages, type Writer } from './chat.write.repository.ts';

/** What became of some drafts. */
export interface Stored {
  /** One for each draft, in their order. */
  readonly outcomes: readonly (Message | AppError)[];
  /** The messages that are new, in the order of the room. */
  readonly added: readonly Message[];
}

export type Store = (roomId: string, drafts: readonly MessageDraft[]) => Promise<Stored>;

/** Stores drafts of one room in two queries, however many: which senders belong to it now, then the messages. */
export function createStore({ db, pool }: DatabaseClient, clock: Clock): Store {
  const findWriters = prepareWriters(db);

  async function store(roomId: string, drafts: readonly Candidate[]): Promise<Map<string, Entry>> {
    const userIds = [...new Set(drafts.map((draft) => draft.senderId))];
    const found = await findWriters.execute({ roomId, userIds });
    const writers = new Map(found.map((writer) => [writer.userId, writer]));
    const list = firstOfEach(drafts).flatMap((draft) => admitted(draft, writers.get(draft.senderId)));
    const rows = list.length === 0 ? [] : await storeMessages(pool, { roomId, now: clock.now(), list });
    return new Map(rows.map((row) => [keyOf(row), entryOf(roomId, row, writers.get(row.senderId))]));
  }

  /** Why nothing became of a draft. */
  async function refusal({ roomId, senderId }: MessageDraft): Promise<AppError> {
    const standing = await findStanding(db, roomId, senderId);
    if (standing === undefined) return unknownRoom();
    return standing.role === null ? noAccess() : readOnlyRoom();
  }

  return async (roomId, drafts) => {
    const candidates = drafts.map((draft) => ({ ...draft, id: newId() }));
    const entries = await store(roomId, candidates);
    return {
      outcomes: await Promise.all(candidates.map((one) => entries.get(keyOf(one))?.message ?? refusal(one))),
      added: [...entries.values()].filter((entry) => entry.added).map((entry) => entry.message),
    };
  };
}

interface Candidate extends MessageDraft {
  readonly id: string;
}

interface Entry {
  readonly message: Message;
  readonly added: boolean;
}

/** What makes two drafts, or a draft and a stored message, the same message. */
function keyOf({ id, senderId, clientId }: Pick<Candidate, 'id' | 'senderId' | 'clientId'>): string {
  return clientId === null ? id : `${senderId} ${clientId}`;
}

/** A retry that waits in the same batch as its first try must not be stored beside it. */
function firstOfEach(drafts: readonly Candidate[]): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const draft of drafts) if (!firsts.has(keyOf(draft))) firsts.set(keyOf(draft), draft);
  return [...firsts.values()];
}

function admitted(draft: Candidate, writer: Writer | undefined) {
  if (writer === undefined) return [];
  const { id, senderId, clientId, text } = draft;
  return [{ id, senderId, clientId, body: text, mayAdd: writesInRoom(writer.role, writer.status) }];
}

function entryOf(roomId: string, { added, ...row }: StoredMessage, writer: Writer | undefined): Entry {
  if (writer === undefined) throw new Error('a message was stored for somebody who does not belong there');
  const { username, profilePicture } = writer;
  const sender = { senderUsername: username, senderPic: profilePicture, senderStatus: 'active' as const };
  return { added, message: messageView({ ...row, roomId, ...sender }) };
}
