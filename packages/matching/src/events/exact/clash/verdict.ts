import type { Highs } from 'highs';
import { type Cohort, projectsOf, sizesOf } from '../../cohort.ts';
import { faultOf } from '../../cohort-score.ts';
import { nameTeams } from '../../formed-teams.ts';
import type { EventInstance, EventRule, FormedTeams } from '../../instance.ts';
import { searchTeams } from '../../search/search.ts';
import { equalPrices, relax } from '../column-generation.ts';
import type { Effort } from '../effort.ts';
import { PriceRounds } from '../price-round.ts';
import { Pricing } from '../pricing.ts';
import { type Contradiction, findContradiction } from './contradiction.ts';
import { cohortWith, hasFreeSizes } from './hard-rules.ts';
import { findRoleShortage, findShortage, type Shortage } from './shortage.ts';

/** Whether some hard rules can be met together: with teams that do, or with the reason why not. */
export type Verdict =
  | { readonly isPossible: true; readonly teams: FormedTeams }
  | { readonly isPossible: false; readonly reason: Refutation }
  | { readonly isPossible: undefined };

/** Why some hard rules cannot be met together. */
export type Refutation = Shortage | BlockedPeople | TogetherImpossible;

/** People who fit into no team at all, by id. */
interface BlockedPeople {
  readonly kind: 'blocked';
  readonly people: readonly string[];
}

/** Each person fits into some team, but not all at once. */
interface TogetherImpossible {
  readonly kind: 'together';
}

export interface VerdictTools {
  readonly instance: EventInstance;
  readonly solver: Highs;
  readonly seed: number;
}

/** Proposals of a search for each person. */
const quickSearch = 300;
const longSearch = 4_000;
const maxProposals = 200_000;
/** Steps to find one team for a person. */
const maxSteps = 3_000;
const maxTeamSize = 9;
const maxPeopleForColumns = 320;

/** Decides whether some hard rules can be met together. Unknown if neither teams nor a proof are found in time. */
export function judge(kept: ReadonlySet<string>, tools: VerdictTools, effort: Effort): Verdict {
  const cohort = cohortWith(tools.instance, kept, tools.seed);
  const quick = searchFor(cohort, quickSearch, tools, effort);
  if (quick !== undefined) return { isPossible: true, teams: quick };
  const reason = refuteRules(kept, tools, effort);
  if (reason !== undefined) return { isPossible: false, reason };
  const teams = effort.spend(1) ? searchFor(cohort, longSearch, tools, effort) : undefined;
  return teams === undefined ? { isPossible: undefined } : { isPossible: true, teams };
}

function searchFor(
  cohort: Cohort,
  perPerson: number,
  { seed }: VerdictTools,
  effort: Effort,
): FormedTeams | undefined {
  const iterations = Math.min(perPerson * cohort.people.length, maxProposals);
  const limits = { iterations, msLeft: () => 1, isStopped: () => !effort.spend(0) };
  const plan = searchTeams(cohort, { seed, limits }, () => undefined);
  const formed = nameTeams(cohort, plan.openViews);
  return faultOf(cohort, formed) === undefined ? formed : undefined;
}

/** Ids of rules that a proof from few people is about, in the order of the instance. Undefined without such a proof. */
export function rulesOfContradiction(
  kept: ReadonlySet<string>,
  { instance, seed }: VerdictTools,
): string[] | undefined {
  const cohort = cohortWith(instance, kept, seed);
  const found = findContradiction(cohort, hasFreeSizes(instance, kept));
  return found && instance.rules.flatMap(({ id }) => (found.rules.includes(id) ? [id] : []));
}

/** A proof that some hard rules cannot be met together. */
export function refuteRules(
  kept: ReadonlySet<string>,
  { instance, solver, seed }: VerdictTools,
  effort: Effort,
): Refutation | undefined {
  const cohort = cohortWith(instance, kept, seed);
  // In a small event, the sizes that are tried are all sizes.
  const hasAllSizes = projectsOf(cohort).every(
    (project) => sizesOf(cohort, project).max >= cohort.people.length,
  );
  const isPartly = hasFreeSizes(instance, kept) && !hasAllSizes;
  return isPartly ? refuteAnySize(cohort) : refute(cohort, solver, effort);
}

/** A proof that takes little time also for large events: by counting, or from few people at a time. */
export function refuteByFacts(cohort: Cohort): Refutation | undefined {
  return findShortage(cohort) ?? asReason(cohort, findContradiction(cohort, false));
}

function asReason({ people }: Cohort, found: Contradiction | undefined): Refutation | undefined {
  if (found === undefined || found.people.length === 0) return found && { kind: 'together' };
  return { kind: 'blocked', people: found.people.flatMap((person) => people[person]?.id ?? []) };
}

/** The same, or because people fit into no team. */
export function refuteQuickly(cohort: Cohort, effort: Effort): Refutation | undefined {
  const reason = refuteByFacts(cohort);
  if (reason !== undefined) return reason;
  const projects = projectsOf(cohort);
  const largest = Math.max(...projects.map((project) => sizesOf(cohort, project).max));
  return largest > maxTeamSize ? undefined : findBlocked(cohort, projects, effort);
}

/** A proof that no teams exist: by counting, by people who fit into no team, or by the linear programme. */
function refute(cohort: Cohort, solver: Highs, effort: Effort): Refutation | undefined {
  const reason = refuteQuickly(cohort, effort);
  if (reason !== undefined) return reason;
  return cannotCoverAll(cohort, solver, effort) ? { kind: 'together' } : undefined;
}

/** People without any allowed team, if there are more than may be unplaced. */
function findBlocked(cohort: Cohort, projects: readonly number[], effort: Effort): BlockedPeople | undefined {
  const pricings = projects.map((project) => new Pricing(cohort, project, sizesOf(cohort, project).max));
  // A team for one person is a team for all its members.
  const fitting = new Set<number>();
  const onTeam = (members: readonly number[]) => {
    for (const member of members) fitting.add(member);
  };
  const blocked = cohort.people.filter((_person, person) => {
    if (fitting.has(person) || !effort.spend(0)) return false;
    return pricings.every((pricing) => fitsNowhere(cohort, pricing, person, { effort, onTeam }));
  });
  const { unplacedMax = 0 } = cohort.instance.sizes;
  return blocked.length > unplacedMax ? { kind: 'blocked', people: blocked.map(({ id }) => id) } : undefined;
}

/**
 * Whether a person fits into no team even without all other rules, with ids of rules that prove it. Only if all people
 * need a team: without some of them, this would prove nothing.
 */
export function blameFor(
  personId: string,
  kept: ReadonlySet<string>,
  { instance, seed }: VerdictTools,
  effort: Effort,
): ReadonlySet<string> | undefined {
  if ((instance.sizes.unplacedMax ?? 0) > 0 || hasFreeSizes(instance, kept)) return undefined;
  const cohort = cohortWith(instance, kept, seed);
  const person = cohort.indexOf.get(personId);
  const projects = projectsOf(cohort);
  if (person === undefined || projects.some((project) => sizesOf(cohort, project).max > maxTeamSize))
    return undefined;
  const blamed = new Set<string>();
  const isBlocked = projects.every((project) => {
    const pricing = new Pricing(cohort, project, sizesOf(cohort, project).max, (id) => blamed.add(id));
    return fitsNowhere(cohort, pricing, person, { effort });
  });
  return isBlocked ? withShared(instance, kept, blamed) : undefined;
}

/** Limits hold in each proof, and rules about people to keep apart share their pairs, except those with `only`. */
function withShared({ rules }: EventInstance, kept: ReadonlySet<string>, blamed: ReadonlySet<string>) {
  const shares = (rule: EventRule) => rule.kind === 'apart' && !rule.only;
  const isShared = rules.some((rule) => shares(rule) && blamed.has(rule.id));
  const needed = rules.filter(
    (rule) =>
      blamed.has(rule.id) || rule.kind === 'size' || rule.kind === 'projects' || (isShared && shares(rule)),
  );
  return new Set(needed.map(({ id }) => id)).intersection(kept);
}

interface Fitting {
  readonly effort: Effort;
  readonly onTeam?: (members: readonly number[]) => void;
}

function fitsNowhere(cohort: Cohort, pricing: Pricing, first: number, { effort, onTeam }: Fitting): boolean {
  const { min, max } = sizesOf(cohort, pricing.project);
  const prices = equalPrices(cohort, 0);
  const others = Int32Array.from(cohort.people.keys()).filter((other) => other !== first);
  for (let size = Math.max(1, min); size <= Math.min(max, cohort.people.length); size += 1) {
    const result = pricing.solve({ prices, first, others, size, above: -1, maxSteps });
    for (const { members } of result.teams) onTeam?.(members);
    const isProved = result.teams.length === 0 && result.open === Number.NEGATIVE_INFINITY;
    if (!effort.spend(result.steps) || !isProved) return false;
  }
  return true;
}

/** Whether even parts of teams cannot cover all people. Without soft rules each placed person counts 100 points. */
function cannotCoverAll(cohort: Cohort, solver: Highs, effort: Effort): boolean {
  const largest = Math.max(...cohort.limits.map(({ max }) => max));
  if (cohort.people.length > maxPeopleForColumns || largest > maxTeamSize) return false;
  const { unplacedMax = 0 } = cohort.instance.sizes;
  const part = {
    people: [...cohort.people.keys()],
    projects: cohort.projects.map(({ teamsMin = 0, teamsMax = 1 }) => ({ least: teamsMin, most: teamsMax })),
    unplacedMax,
  };
  const needed = 100 * (cohort.people.length - unplacedMax) - 1;
  let isRefuted = false;
  const ending: Effort = { ...effort, spend: (steps) => effort.spend(steps) && !isRefuted };
  const start = { columns: [], prices: equalPrices(cohort, 100) };
  const relaxed = relax(part, start, { solver, rounds: new PriceRounds(cohort) }, ending, (bound) => {
    isRefuted ||= bound < needed;
  });
  relaxed?.master.dispose();
  return isRefuted;
}

/** Proofs that hold for teams of any size. */
function refuteAnySize(cohort: Cohort): Refutation | undefined {
  const shortage = findRoleShortage(cohort, cohort.people.length);
  return shortage ?? asReason(cohort, findContradiction(cohort, true));
}
