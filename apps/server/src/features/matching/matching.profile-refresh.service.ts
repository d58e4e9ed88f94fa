import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types/profiles.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../db/client.ts';
import { loadDevelopers, loadProjects } from './matching.profiles.service.ts';

/** Profiles per query and per indexing slice, so that a build does not block other requests for long. */
const profilesPerQuery = 200;
const profilesPerSlice = 20;

interface ProfileRefreshOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Resolves as soon as the matcher may change. The change must follow without another `await`. */
  readonly mayChange: (matcher: Matcher) => Promise<void>;
}

interface Refresh<Profile extends { readonly id: string }> {
  readonly load: (ids: readonly string[]) => Promise<readonly Profile[]>;
  readonly upsert: (profile: Profile) => void;
  readonly remove: (id: string) => void;
}

/** Copies profiles from the tables to a matcher, in slices. Profiles that no longer exist are removed from it. */
export function createProfileRefresh({ db, clock, mayChange }: ProfileRefreshOptions) {
  async function refresh<Profile extends { readonly id: string }>(
    matcher: Matcher,
    ids: readonly string[],
    { load, upsert, remove }: Refresh<Profile>,
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += profilesPerQuery) {
      const part = ids.slice(start, start + profilesPerQuery);
      const found = await load(part);
      const present = new Set(found.map(({ id }) => id));
      await mayChange(matcher);
      for (const [at, profile] of found.entries()) {
        upsert(profile);
        if (at % profilesPerSlice < profilesPerSlice - 1) continue;
        await nextTurn();
        await mayChange(matcher);
      }
      for (const id of part) if (!present.has(id)) remove(id);
      await nextTurn();
      await mayChange(matcher);
    }
  }

  return {
    refreshDevelopers: (matcher: Matcher, ids: readonly string[]): Promise<void> =>
      refresh<DeveloperProfile>(matcher, ids, {
        load: (part) => loadDevelopers(db, clock.now().getTime(), part),
        upsert: (profile) => matcher.upsertDeveloper(profile),
        remove: (id) => matcher.removeDeveloper(id),
      }),
    refreshProjects: (matcher: Matcher, ids: readonly string[]): Promise<void> =>
      refresh<ProjectProfile>(matcher, ids, {
        load: (part) => loadProjects(db, part),
        upsert: (profile) => matcher.upsertProject(profile),
        remove: (id) => matcher.removeProject(id),
      }),
  };
}
