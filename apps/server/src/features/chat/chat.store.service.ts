import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Ctx } from '../../core/ctx.ts';
import { type AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withClientTransaction } from '../../core/transaction.ts';
import type { DatabaseClient, Db } from '../../db/client.ts';
import { canWriteInRoom, writableStatuses } from '../teams/teams.policy.ts';
import { listNames } from './chat.mentions.repository.ts';
import type { MentionRow } from './chat.parts.repository.ts';
import { mentionsIn } from './chat.policy.ts';
import { findMembership, findMessage, listMessagesById, type MessageRow } from './chat.repository.ts';
import { missingPictures, noAccess, readOnlyRoom, unknownRoom } from './chat.service.ts';
import { messageView } from './chat.view.ts';
import { insertMessages, type StoredMessage } from './chat.write.repository.ts';

/** A message before it is stored. Whether the sender may write in the room is checked when it is stored. */
export interface MessageDraft {
  readonly roomId: string;
  readonly senderId: string;
  /** Unique per sender and room. A retry with the same id returns the first message. */
  readonly clientId: string | null;
  /** May be empty if there are pictures. */
  readonly text: string;
  /** A message of the same room. */
  readonly replyTo: string | null;
  /** Pictures that the sender uploaded for this room and has not sent before. */
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
}

/** The result of storing some drafts. */
export interface Stored {
  /** One outcome per draft, in the order of the drafts. */
  readonly outcomes: readonly (Message | AppError)[];
  /** The new messages, in the order of their rooms. */
  readonly added: readonly Message[];
}

export type Store = (drafts: readonly MessageDraft[]) => Promise<Stored>;

/** Stores drafts of any rooms in one statement. Each draft is accepted or rejected on its own. */
export function createStore(database: DatabaseClient, systemCtx: () => Ctx): Store {
  const { db, pool } = database;

  /** Messages with mentions are stored together with the jobs that notify the mentioned users. */
  async function write(list: readonly Addressed[], now: Date): Promise<StoredMessage[]> {
    const input = { now, writableIn: writableStatuses, list };
    const addressing = new Set(list.filter(({ mentions }) => mentions.length > 0).map(({ id }) => id));
    if (addressing.size === 0) return await insertMessages(pool, input);
    return await withClientTransaction(systemCtx(), async (ctx, client) => {
      const rows = await insertMessages(client, input);
      for (const { id, added } of rows)
        if (added && addressing.has(id)) await emit(ctx, 'message.mentioned', { messageId: id });
      return rows;
    });
  }

  return async (drafts) => {
    const candidates = drafts.map((draft) => ({ ...draft, id: newId() }));
    const sent = await withMentions(db, firstOfEach(candidates));
    const now = systemCtx().clock.now();
    const rows = await write(sent, now);
    const views = await viewsOf(db, rows, sent, now);
    const stored = rows.flatMap((row) => {
      const message = views.get(row.id);
      return message ? [{ key: keyOf(row), added: row.added, message }] : [];
    });
    const messages = new Map(stored.map(({ key, message }) => [key, message]));
    return {
      outcomes: await Promise.all(candidates.map((one) => messages.get(keyOf(one)) ?? refusalOf(db, one))),
      added: stored.filter((one) => one.added).map((one) => one.message),
    };
  };
}

/** Why a draft was rejected. */
async function refusalOf(db: Db, { roomId, senderId, replyTo }: MessageDraft): Promise<AppError> {
  const membership = await findMembership(db, roomId, senderId);
  if (membership === undefined) return unknownRoom();
  if (membership.role === null || !membership.active) return noAccess();
  if (!canWriteInRoom(membership.role, membership.status)) return readOnlyRoom();
  const answers = replyTo === null ? undefined : await findMessage(db, replyTo);
  return replyTo !== null && answers?.roomId !== roomId ? notFound('Message') : missingPictures();
}

/** Adds the mentioned users, with one query for all drafts that mention any. */
async function withMentions(db: Db, candidates: readonly Candidate[]): Promise<Addressed[]> {
  const rooms = candidates.filter(({ text }) => text.includes('@')).map(({ roomId }) => roomId);
  const names = rooms.length > 0 ? await listNames(db, [...new Set(rooms)]) : [];
  const namesIn = Map.groupBy(names, ({ roomId }) => roomId);
  return candidates.map((one) => ({
    ...one,
    mentions: mentionsIn(one.text, namesIn.get(one.roomId) ?? []),
  }));
}

/**
 * Builds plain messages from the draft; loads the rest (mentions, replies, pictures, retries) from the database.
 */
async function viewsOf(db: Db, rows: readonly StoredMessage[], sent: readonly Addressed[], now: Date) {
  const plain = new Map(sent.filter(isPlain).map((one) => [one.id, one]));
  const views = new Map<string, Message>();
  const others: string[] = [];
  for (const row of rows) {
    const draft = row.added ? plain.get(row.id) : undefined;
    if (draft === undefined) others.push(row.id);
    else views.set(row.id, messageView({ ...emptyMessageParts, ...row, body: draft.text, createdAt: now }));
  }
  const read = others.length > 0 ? await listMessagesById(db, others) : [];
  for (const row of read) views.set(row.id, messageView(row));
  return views;
}

/** The parts that a newly sent plain message does not have. */
const emptyMessageParts: Omit<MessageRow, keyof StoredMessage | 'body' | 'createdAt'> = {
  revision: 0,
  senderStatus: 'active',
  editedAt: null,
  deletedAt: null,
  reactions: [],
  mentions: [],
  replied: null,
  pinned: null,
  pictures: [],
};

function isPlain({ replyTo, mentions, pictures }: Addressed): boolean {
  return replyTo === null && mentions.length === 0 && pictures.length === 0;
}

interface Candidate extends MessageDraft {
  readonly id: string;
}

interface Addressed extends Candidate {
  readonly mentions: readonly MentionRow[];
}

/** Two drafts, or a draft and a stored message, with the same key are the same message. */
function keyOf(one: Pick<Candidate, 'id' | 'roomId' | 'senderId' | 'clientId'>): string {
  return one.clientId === null ? one.id : `${one.roomId} ${one.senderId} ${one.clientId}`;
}

/** Removes retries that are in the same batch as their first try, so that no message is stored twice. */
function firstOfEach(candidates: readonly Candidate[]): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const one of candidates) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one);
  return [...firsts.values()];
}
