import { limits } from '@teamwright/contracts/core/limits.ts';

/** An emoji with the users who chose it, first reaction first. */
export interface Reaction {
  readonly emoji: string;
  readonly userIds: string[];
}

/** The users that a message mentions, in no order. */
export interface MentionRow {
  readonly userId: string;
  readonly name: string;
}

/** The current version of the message being replied to. */
export interface RepliedRow {
  readonly id: string;
  readonly seq: number;
  readonly revision: number;
  readonly senderId: string;
  readonly senderUsername: string;
  readonly senderStatus: 'active' | 'suspended' | 'deleted';
  readonly body: string;
  readonly deleted: boolean;
}

/** When a message was pinned, and the user who pinned it. */
export interface PinRow {
  readonly at: string;
  readonly by: string;
  /** Null if the account was deleted. */
  readonly byId: string | null;
}

/** A picture as stored with its message. */
export interface PictureRow {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

// SQL expressions for what belongs to a message besides its own columns. They refer to the table `messages` and are
// shared by the read queries and the insert statement.

export const reactionsJson = `(
  select coalesce(json_agg(json_build_object('emoji', emoji, 'userIds', user_ids) order by first, emoji), '[]')
  from (
    select emoji, json_agg(user_id order by created_at, user_id) as user_ids, min(created_at) as first
    from message_reactions where message_id = messages.id group by emoji
  ) kinds)`;

export const mentionsJson = `(
  select coalesce(json_agg(json_build_object('userId', user_id, 'name', name) order by user_id), '[]')
  from message_mentions where message_id = messages.id)`;

export const repliedJson = `(
  select json_build_object(
    'id', replied.id, 'seq', replied.seq, 'revision', replied.revision, 'senderId', replied.sender_id,
    'senderUsername', author.username, 'senderStatus', author.status,
    'body', left(replied.body, ${limits.replyQuote}), 'deleted', replied.deleted_at is not null
  )
  from messages replied join users author on author.id = replied.sender_id
  where replied.id = messages.reply_to)`;

export const pinnedJson = `(
  select json_build_object(
    'at', pinned_at, 'by', case when pinner.status = 'deleted' then 'Deleted user' else pinner.username end,
    'byId', case when pinner.status = 'deleted' then null else pinned_by end)
  from message_pins join users pinner on pinner.id = pinned_by
  where message_id = messages.id and unpinned_at is null)`;

export const picturesJson = `(
  select coalesce(json_agg(json_build_object(
    'name', name, 'alt', alt, 'width', width, 'height', height) order by position), '[]')
  from message_pictures where message_id = messages.id)`;
