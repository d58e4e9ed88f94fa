import type pg from 'pg';
import { keyOf } from '../../../apps/server/src/features/imports/imports.records.service.ts';

type Kind = Parameters<typeof keyOf>[0];

/** A person or project, with its id in the data folder. */
export interface Named {
  readonly type: Kind;
  readonly id: string;
}

/** Translates between the ids of a data folder and those of the site. */
export interface SiteIds {
  /** Reads the ids of what was added to the site. */
  learn(added: readonly Named[]): Promise<void>;
  has(kind: Kind, id: string): boolean;
  /** The id on the site. @throws Error if nothing with this id was added */
  inside(kind: Kind, id: string): string;
  /** The id in the folder. @throws Error if it was not added from the folder */
  outside(id: string): string;
}

export function createSiteIds(pool: pg.Pool): SiteIds {
  const inside = new Map<string, string>();
  const outside = new Map<string, string>();
  return {
    async learn(added) {
      const ids = new Map(added.map(({ type, id }) => [keyOf(type, id), id]));
      const { rows } = await pool.query<{ id: string; key: string }>(
        'select id, key from imported_records where key = any($1)',
        [[...ids.keys()]],
      );
      for (const { id, key } of rows) {
        inside.set(key, id);
        outside.set(id, ids.get(key) ?? '');
      }
    },
    has: (kind, id) => inside.has(keyOf(kind, id)),
    inside: (kind, id) => found(inside.get(keyOf(kind, id)), id),
    outside: (id) => found(outside.get(id), id),
  };
}

function found(translated: string | undefined, id: string): string {
  if (translated === undefined) throw new Error(`${id} is not on the site`);
  return translated;
}
