import { createHash } from 'node:crypto';
import type { Ctx } from '../../core/ctx.ts';
import { newId } from '../../core/ids.ts';
import { digestOf, type ImportRecord, keyOf } from './imports.records.service.ts';
import * as repository from './imports.repository.ts';

/** A record with the function that reports a problem of its line. */
export interface Located<Kind extends ImportRecord> {
  readonly record: Kind;
  readonly reject: (problem: string) => void;
}

/** A record that was not imported yet, with its new id. */
export interface Fresh<Kind extends ImportRecord> extends Located<Kind> {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * The records of a batch that are not imported yet. A record with the same content as before is left out; one with
 * other content is rejected, because its user may have changed what was imported.
 */
export async function chooseFresh<Kind extends ImportRecord>(
  ctx: Ctx,
  batch: readonly Located<Kind>[],
  dateOf: (record: Kind) => Date | undefined,
): Promise<Fresh<Kind>[]> {
  const keys = batch.map(({ record }) => keyOf(record.type, record.id));
  const digests = new Map(
    (await repository.listImported(ctx.db, keys)).map(({ key, digest }) => [key, digest]),
  );
  const now = ctx.clock.now();
  return batch.flatMap((one) => {
    const key = keyOf(one.record.type, one.record.id);
    const digest = digestOf(one.record);
    const before = digests.get(key);
    if (before !== undefined && before !== digest) one.reject('id: Was imported before with other content');
    if (before !== undefined) return [];
    digests.set(key, digest);
    const createdAt = dateOf(one.record) ?? now;
    if (createdAt <= now) return [{ ...one, createdAt, id: importedId(key, createdAt) }];
    one.reject('createdAt: Must not be in the future');
    return [];
  });
}

/** The same record gets the same id on every site, so that an import can be repeated exactly. */
function importedId(key: string, createdAt: Date): string {
  return newId(createdAt, createHash('sha256').update(key).digest().subarray(0, 16));
}

/** Stores the records, so that another run skips them. */
export async function recordImported(ctx: Ctx, fresh: readonly Fresh<ImportRecord>[]): Promise<void> {
  const now = ctx.clock.now();
  await repository.insertImported(
    ctx.db,
    fresh.map(({ id, record }) => ({
      id,
      key: keyOf(record.type, record.id),
      digest: digestOf(record),
      createdAt: now,
    })),
  );
}
