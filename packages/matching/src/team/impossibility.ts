import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { Community } from '../score/community.ts';
import type { Steps } from '../steps.ts';
import { AllDevelopers } from './all-developers.ts';
import type { Plan } from './plan.ts';
import { gapsOf } from './portrait.ts';
import type { Person } from './problem.ts';
import { coverAll } from './skill-cover.ts';
import type { MissingSkill, Relaxation, TeamOptions } from './team.ts';

/** Maximum number of relaxations tried (each is a search) and returned. */
const maxTried = 8;
const maxReturned = 4;
/** How many more seats are tried, and the maximum size of a team. */
const moreSeats = 2;
const maxPeople = 50;

/** Positions of the requested skills: the must-haves, or all skills if there are none. */
function askedOf({ mustHaves, requirements }: Plan): readonly number[] {
  return mustHaves.length > 0 ? mustHaves : [...requirements.keys()];
}

/** The requested skills that a team does not have. */
export function missingOf(plan: Plan, chosen: readonly Person[]): number[] {
  const gaps = gapsOf(plan, [...plan.problem.fixed, ...chosen]);
  return askedOf(plan).filter((position) => gaps.includes(position));
}

/** All developers who may be proposed, by required skill. */
export function allDevelopersFor({ developers }: Community, { requirements }: Plan): AllDevelopers {
  return new AllDevelopers(
    developers,
    requirements.map(({ skill }) => skill),
  );
}

/**
 * Developers who together have all must-haves that the members and pinned developers lack. Undefined if no
 * such developers exist: the must-haves are then impossible, not only for the candidates. `masksOf` returns
 * who has which of some required skills, like `AllDevelopers.masks`.
 */
export function* coveringPeople(
  plan: Plan,
  masksOf: (gaps: readonly number[]) => Map<number, DeveloperRecord>,
): Steps<DeveloperRecord[] | undefined> {
  const { fixed, pinned, seats } = plan.problem;
  const gaps = gapsOf(plan, [...fixed, ...pinned]).filter((position) => plan.mustHaves.includes(position));
  const goal = 2 ** gaps.length - 1;
  const masks = masksOf(gaps);
  yield;
  const cover = yield* coverAll(masks.keys(), goal, seats - pinned.length);
  return cover?.flatMap((mask) => masks.get(mask) ?? []);
}

export function reasonsOf(plan: Plan, missing: readonly number[], developers: AllDevelopers): MissingSkill[] {
  const hours = plan.options.hours ?? null;
  return missing.flatMap((position) => {
    const requirement = plan.requirements[position];
    if (!requirement) return [];
    const because = developers.hasDeveloperWith(position, hours)
      ? 'seats'
      : developers.hasDeveloperWith(position, null)
        ? 'hours'
        : 'nobody';
    return [{ skillId: requirement.skillId, label: requirement.label, because }];
  });
}

/** A change of the options, with the relaxation to show. */
export interface Attempt {
  readonly options: TeamOptions;
  readonly relaxation: RelaxationOf<Relaxation>;
}

type RelaxationOf<T> = T extends Relaxation ? Omit<T, 'missing'> : never;

/**
 * The changes that help, each tested: `missingWith` composes a team with other options and counts the given
 * skills that it misses. A skill that is given up is no longer requested.
 */
export function* relaxationsOf(
  plan: Plan,
  missing: number,
  attempts: readonly Attempt[],
  missingWith: (options: TeamOptions, skillIds: readonly string[]) => Steps<number>,
): Steps<Relaxation[]> {
  const asked = askedOf(plan).flatMap((position) => plan.requirements[position]?.skillId ?? []);
  const tried: Relaxation[] = [];
  for (const { options, relaxation } of attempts.slice(0, maxTried)) {
    const kept = asked.filter((id) => relaxation.kind !== 'skill' || id !== relaxation.skillId);
    tried.push({ ...relaxation, missing: yield* missingWith(options, kept) });
  }
  return tried
    .filter((relaxation) => relaxation.missing < missing)
    .sort((a, b) => a.missing - b.missing)
    .slice(0, maxReturned);
}

/** Changes of hours, size, dropped developers or requested skills that may help. */
export function attemptsOf(plan: Plan, missing: readonly number[], developers: AllDevelopers): Attempt[] {
  const { options, requirements } = plan;
  const { hours = null, size, mustHave = [], dropped = [] } = options;
  const found: Attempt[] = [];
  const lower = hours === null ? [] : developers.hoursBelow(hours, missing);
  for (const fewer of new Set([lower[0], lower.at(-1)])) {
    if (fewer === undefined || hours === null) continue;
    const relaxation = { kind: 'hours', hours: fewer, by: hours - fewer } as const;
    found.push({ options: { ...options, hours: fewer }, relaxation });
  }
  for (let more = 1; more <= moreSeats && size + more <= maxPeople; more += 1) {
    const relaxation = { kind: 'size', size: size + more } as const;
    found.push({ options: { ...options, size: size + more }, relaxation });
  }
  for (const developerId of dropped) {
    const others = dropped.filter((id) => id !== developerId);
    found.push({ options: { ...options, dropped: others }, relaxation: { kind: 'person', developerId } });
  }
  for (const position of missing) {
    const requirement = requirements[position];
    if (!requirement) continue;
    const { skillId, label } = requirement;
    const without =
      mustHave.length > 0
        ? { mustHave: mustHave.filter((id) => id !== skillId) }
        : { leaveOut: [...(options.leaveOut ?? []), skillId] };
    found.push({ options: { ...options, ...without }, relaxation: { kind: 'skill', skillId, label } });
  }
  return found;
}
