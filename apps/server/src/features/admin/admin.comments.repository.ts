import type { ManagedCommentQuery } from '@teamwright/contracts/admin.ts';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { comments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';

const remover = alias(users, 'remover');

type CommentFilter = Pick<ManagedCommentQuery, 'searchTerm' | 'state'>;

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

const sortKeys = {
  createdAt: comments.createdAt,
  author: sql`lower(${users.username})`,
  project: sql`lower(${projects.title})`,
} as const satisfies Record<ManagedCommentQuery['sort'], unknown>;

function matches({ searchTerm, state }: CommentFilter): SQL | undefined {
  const pattern = `%${(searchTerm ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    inState(state),
    searchTerm
      ? sql`(${comments.body} ilike ${pattern} or ${users.username} ilike ${pattern} or ${projects.title} ilike ${pattern})`
      : undefined,
  );
}

function inState(state: CommentFilter['state']): SQL | undefined {
  const shown = isNull(comments.deletedAt);
  const removed = isNotNull(comments.removedBy);
  if (state === undefined) return or(shown, removed);
  return state === 'shown' ? shown : removed;
}

export async function listComments(db: Db, query: ManagedCommentQuery) {
  const direction = query.order === 'asc' ? asc : desc;
  return await db
    .select({
      id: comments.id,
      kind: comments.kind,
      parentId: comments.parentId,
      body: comments.body,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      removedBy: remover.username,
      removalReason: comments.removalReason,
      author: { id: users.id, username: users.username, profilePicture: users.profilePicture },
      project: { title: projects.title, slug: projects.slug },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .leftJoin(remover, eq(remover.id, comments.removedBy))
    .where(matches(query))
    .orderBy(direction(sortKeys[query.sort]), direction(comments.createdAt), direction(comments.id))
    .offset(query.startIndex)
    .limit(query.limit);
}

export async function countComments(db: Db, filter: CommentFilter): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .where(matches(filter));
  return rows[0]?.count ?? 0;
}
