import { and, asc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { matchVectors } from '../../db/schema/matching.ts';
import { projects } from '../../db/schema/projects.ts';

/** The owner of a text. */
export type TextKind = 'developer' | 'project';

export interface NewVector {
  readonly model: string;
  readonly digest: string;
  readonly vector: Buffer | null;
}

const columnOf = { developer: matchVectors.userId, project: matchVectors.projectId } as const;

/** Vectors of one model. */
export async function listVectors(db: Db, kind: TextKind, model: string, ids: readonly string[]) {
  const column = columnOf[kind];
  const rows = await db
    .select({ id: column, vector: matchVectors.vector })
    .from(matchVectors)
    .where(and(inArray(column, [...ids]), eq(matchVectors.model, model), isNotNull(matchVectors.vector)));
  return new Map(rows.map(({ id, vector }) => [id, vector]));
}

/** Stored digests of the texts, by id. */
export async function listDigests(db: Db, kind: TextKind, ids: readonly string[]) {
  const column = columnOf[kind];
  const { model, digest, createdAt } = matchVectors;
  const rows = await db
    .select({ id: column, model, digest, createdAt, refused: sql<boolean>`${matchVectors.vector} is null` })
    .from(matchVectors)
    .where(inArray(column, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The given users or projects with a public page, with the name of the user or owner. With `hold`, they are locked
 * until the transaction ends.
 */
export async function listReadable(db: Db, kind: TextKind, ids: readonly string[], hold = false) {
  const query =
    kind === 'developer'
      ? db
          .select({ id: users.id, name: users.username })
          .from(users)
          .where(and(inArray(users.id, [...ids]), eq(users.status, 'active')))
      : db
          .select({ id: projects.id, name: users.username })
          .from(projects)
          .innerJoin(users, eq(users.id, projects.ownerId))
          .where(and(inArray(projects.id, [...ids]), readableProject()));
  return hold ? await query.for('share') : await query;
}

function readableProject(): SQL | undefined {
  return and(ne(projects.status, 'archived'), eq(users.status, 'active'));
}

/** Ids with a public page but without a vector of this model, newest first. */
export async function listWithoutVector(
  db: Db,
  kind: TextKind,
  model: string,
  limit: number,
): Promise<string[]> {
  const of = kind === 'developer' ? users.id : projects.id;
  const known = sql`exists (select from ${matchVectors} where ${columnOf[kind]} = ${of} and ${matchVectors.model} = ${model})`;
  const rows =
    kind === 'developer'
      ? await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.status, 'active'), sql`not ${known}`))
          .orderBy(sql`${users.id} desc`)
          .limit(limit)
      : await db
          .select({ id: projects.id })
          .from(projects)
          .innerJoin(users, eq(users.id, projects.ownerId))
          .where(and(readableProject(), sql`not ${known}`))
          .orderBy(sql`${projects.id} desc`)
          .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ids whose texts were last compared before `before`, oldest first. */
export async function listUnchecked(db: Db, kind: TextKind, before: Date, limit: number): Promise<string[]> {
  const column = columnOf[kind];
  const rows = await db
    .select({ id: column })
    .from(matchVectors)
    .where(and(isNotNull(column), lt(matchVectors.checkedAt, before)))
    .orderBy(asc(matchVectors.checkedAt))
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

export async function upsertVector(
  db: Db,
  kind: TextKind,
  id: string,
  row: NewVector & { id: string; at: Date },
) {
  const { model, digest, vector, at } = row;
  const values = { model, digest, vector, checkedAt: at, createdAt: at };
  const of = kind === 'developer' ? { userId: id } : { projectId: id };
  await db
    .insert(matchVectors)
    .values({ id: row.id, ...of, ...values })
    .onConflictDoUpdate({ target: columnOf[kind], set: values });
}

export async function updateChecked(db: Db, kind: TextKind, ids: readonly string[], checkedAt: Date) {
  await db
    .update(matchVectors)
    .set({ checkedAt })
    .where(inArray(columnOf[kind], [...ids]));
}

export async function removeVectors(db: Db, kind: TextKind, ids: readonly string[]): Promise<void> {
  await db.delete(matchVectors).where(inArray(columnOf[kind], [...ids]));
}
