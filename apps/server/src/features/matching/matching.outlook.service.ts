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

interface Known {
  readonly question: string;
  readonly at: number;
  /** Shared by concurrent calls, so it is computed once. */
  readonly outlook: Promise<SkillOutlook>;
}

const nothing: SkillOutlook = { openProjects: 0, asked: [], next: [] };

/** Results are cached this long, in milliseconds. Scores also decrease with time, so the cache must expire. */
const maxAgeMs = 10 * 60 * 1000;
/** Number of users whose results are cached. */
const maxCached = 500;
const known = new WeakMap<Deps, Map<string, Known>>();

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
  const question = JSON.stringify([version, has, hidden, [...exclude].sort()]);
  const people = knownOf(ctx.deps);
  const last = people.get(userId);
  if (last?.question === question && now - last.at < maxAgeMs) return await last.outlook;
  const options = { exclude, skip: hidden, also: has, strength: declaredWeight, now };
  const outlook = ctx.deps.matchIndex.read((matcher) => matcher.outlook(userId, options));
  const answer = { question, at: now, outlook: outlook.then((found) => found ?? nothing) };
  remember(people, userId, answer);
  // A failed read is not cached.
  outlook.catch(() => {
    if (people.get(userId) === answer) people.delete(userId);
  });
  return await answer.outlook;
}

function knownOf(deps: Deps): Map<string, Known> {
  const people = known.get(deps) ?? new Map<string, Known>();
  known.set(deps, people);
  return people;
}

/** Removes the oldest entry. */
function remember(people: Map<string, Known>, userId: string, answer: Known): void {
  people.delete(userId);
  people.set(userId, answer);
  const [oldest] = people.keys();
  if (people.size > maxCached && oldest !== undefined) people.delete(oldest);
}
