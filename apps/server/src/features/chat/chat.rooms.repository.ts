import { roomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { isWantedAt } from '@teamwright/contracts/chat/permissions.ts';
import type { MemberRole } from '@teamwright/contracts/projects/projects.ts';
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { hasNotBlocked } from '../../db/exclude-blocked.ts';
import { users } from '../../db/schema/accounts.ts';
import { messageMentions, messages, roomReads, rooms } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import { lastReadSeq, lastSeq } from './chat.repository.ts';

/** Counting stops here to limit the cost for rooms with many unread messages. */
const maxUnread = 1000;

interface RoomFilter {
  readonly userId: string;
  readonly role?: { readonly is: MemberRole } | { readonly isNot: MemberRole };
  readonly roomId?: string;
}

/** `isWantedAt` as a query: whether the user's notification level for the room includes a message. */
function isWanted(userId: string): SQL<boolean> {
  const isLevelFor = (isMentioned: boolean) =>
    inArray(
      memberships.notificationLevel,
      roomNotificationLevel.options.filter((level) => isWantedAt(level, isMentioned)),
    );
  return sql<boolean>`(${isLevelFor(false)} or ${isLevelFor(true)} and exists (
    select from ${messageMentions} where ${messageMentions.messageId} = ${messages.id}
      and ${messageMentions.userId} = ${userId}))`;
}

/** The last message of the outer query's project that this user sees. */
function lastMessageFor(db: Db, userId: string) {
  return db
    .select({
      seq: messages.seq,
      body: messages.body,
      pictureCount: messages.pictureCount,
      senderUsername: sql<string>`${users.username}`.as('sender_username'),
      senderStatus: sql<'active' | 'suspended' | 'deleted'>`${users.status}`.as('sender_status'),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.roomId, projects.id),
        isNull(messages.deletedAt),
        hasNotBlocked(userId, messages.senderId),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last_message');
}

/** Unread messages of the outer query's project: all, and those that the notification level includes. */
function unreadCountsFor(db: Db, userId: string) {
  const unread = db
    .select({ wanted: isWanted(userId).as('wanted') })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, projects.id),
        gt(messages.seq, lastReadSeq),
        ne(messages.senderId, userId),
        isNull(messages.deletedAt),
        hasNotBlocked(userId, messages.senderId),
      ),
    )
    .limit(maxUnread)
    .as('unread');
  return db
    .select({
      unread: sql<number>`count(*)::int`.as('unread_count'),
      wanted: sql<number>`(count(*) filter (where ${unread.wanted}))::int`.as('wanted_count'),
    })
    .from(unread)
    .as('counted');
}

/**
 * Rooms of a user's projects, most recently active first, each with its last message and unread count. Both ignore
 * messages of users blocked by this user.
 */
export async function listRooms(db: Db, { userId, role, roomId }: RoomFilter, limit: number) {
  const last = lastMessageFor(db, userId);
  const counted = unreadCountsFor(db, userId);
  return await db
    .select({
      id: projects.id,
      title: projects.title,
      slug: projects.slug,
      ownerId: projects.ownerId,
      status: projects.status,
      role: memberships.role,
      attention: memberships.notificationLevel,
      lastSeq,
      lastReadSeq,
      lastActivity: rooms.lastMessageAt,
      lastBody: last.body,
      lastBodySeq: last.seq,
      lastPictureCount: last.pictureCount,
      lastSender: last.senderUsername,
      lastSenderStatus: last.senderStatus,
      unreadCount: counted.unread,
      wantedCount: counted.wanted,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .leftJoin(rooms, eq(rooms.projectId, projects.id))
    .leftJoin(roomReads, and(eq(roomReads.roomId, projects.id), eq(roomReads.userId, userId)))
    .leftJoinLateral(last, sql`true`)
    .innerJoinLateral(counted, sql`true`)
    .where(
      and(
        eq(memberships.userId, userId),
        roomId ? eq(projects.id, roomId) : undefined,
        role && 'is' in role ? eq(memberships.role, role.is) : undefined,
        role && 'isNot' in role ? ne(memberships.role, role.isNot) : undefined,
      ),
    )
    .orderBy(sql`${rooms.lastMessageAt} desc nulls last`, desc(projects.createdAt), desc(projects.id))
    .limit(limit);
}

/** Unread messages in all rooms of a user that the notification level of the room includes. */
export async function countWanted(db: Db, userId: string): Promise<number> {
  const counted = unreadCountsFor(db, userId);
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${counted.wanted}), 0)::int` })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .leftJoin(roomReads, and(eq(roomReads.roomId, projects.id), eq(roomReads.userId, userId)))
    .innerJoinLateral(counted, sql`true`)
    .where(and(eq(memberships.userId, userId), ne(memberships.notificationLevel, 'muted')));
  return row?.unread ?? 0;
}

export type RoomRow = Awaited<ReturnType<typeof listRooms>>[number];
