import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { users } from '../../db/schema/accounts.ts';
import { importedRecords } from '../../db/schema/imports.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { skillEvidence } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';

/** Held until the transaction ends; another import waits. */
export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
}

/** Updates the planner's statistics of the tables. PostgreSQL itself updates them only a minute after the import. */
export async function updateStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze ${users}, ${profiles}, ${projects}, ${memberships}, ${skillEvidence}`);
}

/** The imported rows with these keys. `status` is the status of the user; null for projects. */
export async function listImported(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return await db
    .select({
      id: importedRecords.id,
      key: importedRecords.key,
      digest: importedRecords.digest,
      status: users.status,
    })
    .from(importedRecords)
    .leftJoin(users, eq(users.id, importedRecords.id))
    .where(inArray(importedRecords.key, [...keys]));
}

export type ImportedRow = Awaited<ReturnType<typeof listImported>>[number];

export async function insertImported(
  db: Db,
  rows: readonly Required<typeof importedRecords.$inferInsert>[],
): Promise<void> {
  await insertRows(db, importedRecords, rows);
}
