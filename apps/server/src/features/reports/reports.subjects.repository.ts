import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/chat.ts';
import { comments } from '../../db/schema/comments.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

/** The current state of a thing that can be reported. */
export interface Subject {
  readonly aboutId: string;
  readonly projectId: string | null;
  readonly snapshot: string;
  /** Whether the reader may see it. */
  readonly seen: boolean;
}

function words(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\n\n');
}

/** A user with a public page. */
export async function findPerson(db: Db, id: string): Promise<Subject | undefined> {
  const rows = await db
    .select({ username: users.username, bio: profiles.bio, workplace: profiles.workplace })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), eq(users.status, 'active')));
  const [row] = rows;
  if (row === undefined) return undefined;
  const snapshot = words(row.username, row.workplace, row.bio);
  return { aboutId: id, projectId: null, snapshot, seen: true };
}

/** A message that is not deleted, locked until the transaction ends. Only the team sees it. */
export async function findMessage(db: Db, id: string, readerId: string): Promise<Subject | undefined> {
  const rows = await db
    .select({
      aboutId: messages.senderId,
      projectId: messages.roomId,
      snapshot: messages.body,
      role: memberships.role,
    })
    .from(messages)
    .leftJoin(memberships, and(eq(memberships.projectId, messages.roomId), eq(memberships.userId, readerId)))
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .for('share', { of: messages });
  const [row] = rows;
  return row && { ...row, seen: row.role !== null };
}

export async function findComment(db: Db, id: string): Promise<Subject | undefined> {
  const rows = await db
    .select({ aboutId: comments.authorId, projectId: comments.projectId, snapshot: comments.body })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  const [row] = rows;
  return row && { ...row, seen: true };
}

export async function findProject(db: Db, id: string): Promise<Subject | undefined> {
  const rows = await db
    .select({
      aboutId: projects.ownerId,
      title: projects.title,
      description: projects.description,
      responsibilities: projects.responsibilities,
    })
    .from(projects)
    .where(eq(projects.id, id));
  const [row] = rows;
  if (row === undefined) return undefined;
  const snapshot = words(row.title, row.description, row.responsibilities);
  return { aboutId: row.aboutId, projectId: id, snapshot, seen: true };
}
