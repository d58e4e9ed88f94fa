import { createMatcher } from '@teamwright/matching/matcher.ts';
import type { Clock } from '../../core/clock.ts';
import type { MatchIndex } from '../../core/ctx.ts';
import type { Database } from '../../db/client.ts';
import { loadDevelopers, loadProjects } from './matching.profiles.ts';
import { type Cursor, findLogEnd, listMatchChanges, type MatchEntity } from './matching.repository.ts';

const batchSize = 500;

/**
 * The matching index of this process, built from the tables at the first `catchUp` and kept true by the
 * change log. Any number of callers may catch up at once: they share one pass.
 */
export function createMatchIndex(db: Database, clock: Clock): MatchIndex {
  const matcher = createMatcher();
  let cursor: Cursor | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  async function build(): Promise<void> {
    const end = await findLogEnd(db);
    for (const profile of await loadDevelopers(db, clock.now().getTime())) matcher.upsertDeveloper(profile);
    for (const profile of await loadProjects(db)) matcher.upsertProject(profile);
    cursor = end;
  }

  async function follow(from: Cursor): Promise<void> {
    const changes = await listMatchChanges(db, from, batchSize);
    const last = changes.at(-1);
    if (last === undefined) return;
    const idsOf = (entity: MatchEntity) => [
      ...new Set(changes.filter((change) => change.entity === entity).map((change) => change.entityId)),
    ];
    await refreshDevelopers(idsOf('developer'));
    await refreshProjects(idsOf('project'));
    cursor = { transactionId: last.transactionId, seq: last.seq };
    if (changes.length === batchSize) await follow(cursor);
  }

  async function refreshDevelopers(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await loadDevelopers(db, clock.now().getTime(), ids);
    const present = new Set(found.map((profile) => profile.id));
    for (const profile of found) matcher.upsertDeveloper(profile);
    for (const id of ids) if (!present.has(id)) matcher.removeDeveloper(id);
  }

  async function refreshProjects(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await loadProjects(db, ids);
    const present = new Set(found.map((profile) => profile.id));
    for (const profile of found) matcher.upsertProject(profile);
    for (const id of ids) if (!present.has(id)) matcher.removeProject(id);
  }

  async function pass(): Promise<void> {
    await (cursor === undefined ? build() : follow(cursor));
  }

  return {
    matcher,
    /** A pass that is under way may have read before the caller's change, so the caller waits for the next. */
    catchUp() {
      if (running === undefined) {
        running = pass().finally(() => {
          running = undefined;
        });
        return running;
      }
      queued ??= running
        .catch(() => {})
        .then(() => {
          queued = undefined;
          return this.catchUp();
        });
      return queued;
    },
  };
}
