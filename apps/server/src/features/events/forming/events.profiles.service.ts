import type { DeveloperProfile } from '@teamwright/matching/types/profiles.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../db/client.ts';
import { createChangeFollower } from '../../matching/matching.change-log.service.ts';
import { loadDevelopers } from '../../matching/matching.profiles.service.ts';

/** What forming teams reads of a profile. */
export type ProfileFacts = Pick<DeveloperProfile, 'id' | 'skills' | 'timeZone' | 'availability'>;

/** The profiles of participants in memory: each move in a large event needs all of them. */
export interface ProfileCache {
  /** By user, without users whose account is not active. Contains every change committed before the call. */
  load(userIds: readonly string[]): Promise<ReadonlyMap<string, ProfileFacts>>;
}

declare module '../../../core/ctx.ts' {
  interface Deps {
    readonly profileCache: ProfileCache;
  }
}

/** Profiles per read, so that the event loop is free in between. */
const batchSize = 100;
/** As many as the largest event has participants. */
const maxProfiles = 10_000;
/** Skills lose strength with time, so profiles are read again after this time. */
const maxAgeMs = 60 * 60_000;

interface Read {
  /** Users who have changed since it started; null if all may have changed. */
  changed: Set<string> | null;
}

/** Reads profiles in batches; `now` in epoch milliseconds. */
export async function readProfiles(
  db: Parameters<typeof loadDevelopers>[0],
  now: number,
  userIds: readonly string[],
): Promise<Map<string, ProfileFacts>> {
  const found = new Map<string, ProfileFacts>();
  for (let at = 0; at < userIds.length; at += batchSize)
    for (const profile of await loadDevelopers(db, now, userIds.slice(at, at + batchSize))) {
      const { id, skills, timeZone, availability } = profile;
      found.set(id, { id, skills, timeZone, availability });
    }
  return found;
}

/** Follows the change log of matching, which names each developer whose profile has changed. */
export function createProfileCache(db: Database, clock: Clock): ProfileCache {
  const cached = new Map<string, ProfileFacts>();
  let startedAt = 0;
  const reads = new Set<Read>();

  function clear(): void {
    cached.clear();
    for (const read of reads) read.changed = null;
  }

  const catchUp = createChangeFollower(db, {
    build: async () => clear(),
    apply: async (changes) => {
      for (const { entity, entityId } of changes) {
        if (entity !== 'developer') continue;
        cached.delete(entityId);
        for (const { changed } of reads) changed?.add(entityId);
      }
    },
  });

  /** Caches what has not changed during the read. */
  async function read(now: number, userIds: readonly string[]): Promise<Map<string, ProfileFacts>> {
    const running: Read = { changed: new Set() };
    reads.add(running);
    try {
      const found = await readProfiles(db, now, userIds);
      await catchUp();
      for (const [id, profile] of found) if (running.changed?.has(id) === false) cached.set(id, profile);
      return found;
    } finally {
      reads.delete(running);
    }
  }

  return {
    async load(userIds) {
      await catchUp();
      const now = clock.now().getTime();
      if (now - startedAt > maxAgeMs || cached.size > maxProfiles) {
        clear();
        startedAt = now;
      }
      const known = userIds.flatMap((id) => cached.get(id) ?? []);
      const missing = userIds.filter((id) => !cached.has(id));
      const found = missing.length === 0 ? [] : await read(now, missing);
      return new Map([...known.map((profile) => [profile.id, profile] as const), ...found]);
    },
  };
}
