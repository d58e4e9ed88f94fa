import type { SkillOutlook } from '@teamwright/matching/types/matcher.ts';
import type { Deps, UserCtx } from '../../core/ctx.ts';
import { declaredWeight } from '../skills/skills.service.ts';
import { listUnavailableProjectIds } from './matching.service.ts';

interface OwnSkills {
  /** Ids of the skills that already count. */
  readonly has: readonly string[];
  /** Ids of hidden skills: these are never proposed again. */
  readonly hidden: readonly string[];
}

interface CachedOutlook {
  /** The input and the version of the index. */
  readonly key: string;
  /** When it was computed, in epoch milliseconds. */
  readonly at: number;
  /** Shared by concurrent calls, so it is computed once. */
  readonly outlook: Promise<SkillOutlook>;
}

const nothing: SkillOutlook = { openProjects: 0, asked: [], next: [] };

/** Results are cached this long, in milliseconds. Scores also decrease with time, so the cache must expire. */
const maxAgeMs = 10 * 60 * 1000;
/** Number of users whose results are cached. */
const maxCached = 500;
const caches = new WeakMap<Deps, Map<string, CachedOutlook>>();

/**
 * Compares the caller's skills with the open projects that the caller could ask to join. Each candidate skill is
 * scored on every project, so the result is cached until the input or the index changes.
 */
export async function skillOutlook(ctx: UserCtx, { has, hidden }: OwnSkills): Promise<SkillOutlook> {
  const { userId } = ctx.actor;
  const exclude = await listUnavailableProjectIds(ctx, userId);
  await ctx.deps.matchIndex.catchUp();
  const now = ctx.clock.now().getTime();
  const { version } = ctx.deps.matchIndex;
  const key = JSON.stringify([version, has, hidden, [...exclude].sort()]);
  const cache = cacheOf(ctx.deps);
  const last = cache.get(userId);
  if (last?.key === key && now - last.at < maxAgeMs) return await last.outlook;
  const options = { exclude, skip: hidden, also: has, strength: declaredWeight, now };
  const outlook = ctx.deps.matchIndex.read((matcher) => matcher.outlook(userId, options));
  const entry = { key, at: now, outlook: outlook.then((found) => found ?? nothing) };
  store(cache, userId, entry);
  // A failed read is not cached.
  outlook.catch(() => {
    if (cache.get(userId) === entry) cache.delete(userId);
  });
  return await entry.outlook;
}

function cacheOf(deps: Deps): Map<string, CachedOutlook> {
  const cache = caches.get(deps) ?? new Map<string, CachedOutlook>();
  caches.set(deps, cache);
  return cache;
}

/** Stores a user's entry, and removes the oldest one if there are too many. */
function store(cache: Map<string, CachedOutlook>, userId: string, entry: CachedOutlook): void {
  cache.delete(userId);
  cache.set(userId, entry);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}
