import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { comments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

function selectComments(db: Db) {
  return db
    .select({
      id: comments.id,
      projectId: comments.projectId,
      parentId: comments.parentId,
      kind: comments.kind,
      body: comments.body,
      authorId: comments.authorId,
      authorUsername: users.username,
      authorPic: users.profilePicture,
      authorStatus: users.status,
      authorRole: memberships.role,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      removedBy: comments.removedBy,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(
      memberships,
      and(eq(memberships.projectId, comments.projectId), eq(memberships.userId, comments.authorId)),
    );
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** A deleted question is listed only while it has answers. */
function isThreadOf(db: Db, projectId: string): SQL | undefined {
  const answered = db
    .select({ id: comments.parentId })
    .from(comments)
    .where(and(eq(comments.projectId, projectId), isNotNull(comments.parentId), isNull(comments.deletedAt)));
  return and(
    eq(comments.projectId, projectId),
    isNull(comments.parentId),
    or(isNull(comments.deletedAt), inArray(comments.id, answered)),
  );
}

interface Page {
  readonly startIndex: number;
  readonly limit: number;
}

/** Newest first. */
export async function listThreads(db: Db, projectId: string, page: Page): Promise<CommentRow[]> {
  return await selectComments(db)
    .where(isThreadOf(db, projectId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .offset(page.startIndex)
    .limit(page.limit);
}

export async function countThreads(db: Db, projectId: string): Promise<number> {
  return await db.$count(comments, isThreadOf(db, projectId));
}

/** Oldest first. */
export async function listAnswers(
  db: Db,
  thread: { projectId: string; parentId: string },
  page: Page,
): Promise<CommentRow[]> {
  return await selectComments(db)
    .where(isAnswerTo(thread))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .offset(page.startIndex)
    .limit(page.limit);
}

function isAnswerTo({ projectId, parentId }: { projectId: string; parentId: string }): SQL | undefined {
  return and(eq(comments.projectId, projectId), eq(comments.parentId, parentId), isNull(comments.deletedAt));
}

export async function countAnswers(db: Db, thread: { projectId: string; parentId: string }): Promise<number> {
  return await db.$count(comments, isAnswerTo(thread));
}

/** How many answers each of these questions has, and the ids of the first ones. */
export async function listFirstAnswers(db: Db, questionIds: readonly string[], first: number) {
  if (questionIds.length === 0) return { counts: [], answers: [] };
  const ranked = db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      position:
        sql<number>`(row_number() over (partition by ${comments.parentId} order by ${comments.createdAt}, ${comments.id}))::int`.as(
          'position',
        ),
      total: sql<number>`(count(*) over (partition by ${comments.parentId}))::int`.as('total'),
    })
    .from(comments)
    .where(and(inArray(comments.parentId, [...questionIds]), isNull(comments.deletedAt)))
    .as('ranked');
  const heads = await db.select().from(ranked).where(sql`${ranked.position} <= ${first}`);
  const answers = await selectComments(db)
    .where(
      inArray(
        comments.id,
        heads.map((head) => head.id),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return { counts: heads.filter((head) => head.position === 1), answers };
}

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const rows = await selectComments(db).where(eq(comments.id, id));
  return rows[0];
}

/** The comment's row, locked until the transaction ends; undefined if it is unknown or deleted. */
export async function findCommentForUpdate(db: Db, id: string) {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    .for('update');
  return rows[0];
}

/**
 * Like `findCommentForUpdate`, with a shared lock: concurrent answers do not wait for each other, but a deletion
 * waits for them.
 */
export async function findCommentForShare(db: Db, id: string) {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    .for('share');
  return rows[0];
}

export async function findProjectStatus(db: Db, projectId: string) {
  const rows = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId));
  return rows[0]?.status;
}

/**
 * Like `findProjectStatus`, with a shared lock: the status cannot change until the transaction ends, and concurrent
 * comments do not wait for each other.
 */
export async function findProjectStatusForShare(db: Db, projectId: string) {
  const rows = await db
    .select({ status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('share');
  return rows[0]?.status;
}

export async function findOwnerStatus(db: Db, projectId: string) {
  const rows = await db
    .select({ status: users.status })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, projectId));
  return rows[0]?.status;
}

export async function insertComment(db: Db, values: typeof comments.$inferInsert): Promise<void> {
  await db.insert(comments).values(values);
}

type Change = Partial<
  Pick<typeof comments.$inferInsert, 'body' | 'editedAt' | 'deletedAt' | 'removedBy' | 'removalReason'>
>;

export async function updateComment(db: Db, id: string, change: Change): Promise<void> {
  await db.update(comments).set(change).where(eq(comments.id, id));
}

const questions = alias(comments, 'questions');

/**
 * The users concerned by a new comment; undefined if it or its author is deleted. Locks the author until the
 * transaction ends.
 */
export async function findPostedComment(db: Db, commentId: string) {
  const rows = await db
    .select({
      kind: comments.kind,
      authorId: comments.authorId,
      author: users.username,
      projectId: projects.id,
      title: projects.title,
      ownerId: projects.ownerId,
      askedBy: questions.authorId,
    })
    .from(comments)
    .innerJoin(users, and(eq(users.id, comments.authorId), ne(users.status, 'deleted')))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .leftJoin(questions, eq(questions.id, comments.parentId))
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
    .for('share', { of: users });
  return rows[0];
}

/** Whether this account can still be notified. */
export async function isActive(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), ne(users.status, 'deleted')))) > 0;
}

/**
 * Deletes the comments of a user that administrators removed, with the reasons, because they no longer have an owner.
 */
export async function eraseRemoved(db: Db, authorId: string): Promise<void> {
  await db
    .update(comments)
    .set({ body: '', removalReason: '' })
    .where(and(eq(comments.authorId, authorId), isNotNull(comments.deletedAt)));
}
