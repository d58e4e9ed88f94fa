import type { Highs } from 'highs';
import { type Cohort, createCohort } from './cohort.ts';
import { cohortScore, faultOf } from './cohort-score.ts';
import { cohortWith, hardRuleIds } from './exact/clash/hard-rules.ts';
import { findClash } from './exact/clash/smallest-clash.ts';
import { type Refutation, refuteByFacts, refuteQuickly } from './exact/clash/verdict.ts';
import { countingBound } from './exact/counting-bound.ts';
import { createEffort, type Effort } from './exact/effort.ts';
import { canProve, proveTeams } from './exact/prove-teams.ts';
import { isRankedChoice, solveRankedChoice } from './exact/ranked-choice.ts';
import { recombine } from './exact/recombine.ts';
import { nameTeams } from './formed-teams.ts';
import type { EventInstance, FormedTeams } from './instance.ts';
import { withoutDominated } from './rules/dominated-rules.ts';
import { searchTeams } from './search/search.ts';
import { TeamPool } from './search/team-pool.ts';

export interface FormingLimits {
  readonly seed: number;
  /** A work budget. The same instance, seed and budget give the same teams on every machine. */
  readonly iterations?: number;
  /** Repair: at most about this share of the published people is moved to other teams. 0.02 by default. */
  readonly movedShare?: number;
}

/** What the engine needs from outside: it reads no clock itself. */
export interface FormingHost {
  readonly solver: Highs;
  /** Milliseconds left for the engine. */
  readonly msLeft: () => number;
  /** Is called often. The engine ends with the result so far if it returns false. */
  readonly report: (progress: FormingProgress) => boolean;
}

export interface FormingProgress {
  /** 0–100. */
  readonly score: number;
  /** A proved upper bound of the score. */
  readonly bound: number | null;
}

export interface Formation extends FormedTeams, FormingProgress {
  /** The hard rule that the teams break, in words. `null` for teams that satisfy all of them. */
  readonly fault: string | null;
  /** If no teams can satisfy all hard rules: the ids of a smallest set that cannot be met together. */
  readonly clash: readonly string[] | null;
  /** Why they cannot be met, with numbers. */
  readonly clashReason: Refutation | null;
}

/**
 * The share of the time for the search, if the rest can be used to prove how good teams can be. In less time than
 * `minProofMs`, a proof does not improve teams, so that the search gets all of it: with more people than in the first
 * row, a second is not enough for the prices.
 */
const proofTimes = [
  { upTo: 75, searchShare: 0.15, minProofMs: 500 },
  { upTo: Number.POSITIVE_INFINITY, searchShare: 0.33, minProofMs: 1_500 },
];
/** A repair combines the teams that it has seen in this share of its time. */
const recombiningShare = 0.1;
/** Proposals of the search that take as long as one step of a proof. */
const proposalsPerStep = 10;

/** The share of the time in which ranked choice is solved exactly. The search is far behind in the same time. */
const exactShare = 0.9;
/** Teams this close to the bound are the best ones, in points. */
const provedGap = 1e-4;

/** Proposals to find valid teams if nothing else counts: for each person, and at most. */
const proposalsWithoutWeights = { perPerson: 300, max: 200_000 };

/** Larger events look for people who fit into no team by many rules together only if the search fails. */
const maxPeopleToRefute = 400;
const maxRefutingMs = 400;
const maxClashMs = 1_200;
/** The work for a clash with a budget. */
const clashSteps = 200_000;
const clashFault = 'the hard rules cannot be met together';
const sizeFault = 'no teams of the allowed sizes exist';
const noProgress = { score: 0, bound: null };

/**
 * Forms all teams of an event. Hard rules that others imply change nothing: the search does not measure them. They
 * count in a repair, whose teams may break the stricter rule.
 */
export function formTeams(given: EventInstance, limits: FormingLimits, host: FormingHost): Formation {
  const instance = isRepair(given) ? given : withoutDominated(given);
  const cohort = createCohort(instance, limits.seed);
  if (cohort.people.length === 0) return describe(cohort, { teams: [], unplaced: [] }, noProgress);
  const refutation = isRepair(instance) ? undefined : refute(cohort, limits, host);
  const clash = refutation && nameClash(cohort, limits, host, refutation);
  return (
    clash ??
    formRankedChoice(cohort, limits, host) ??
    formWithoutWeights(cohort, limits, host) ??
    (isRepair(instance) ? repairBySearch : formBySearch)(cohort, limits, host)
  );
}

/** The teams of a repair exist already, so that it returns the best ones even if they break a hard rule. */
function isRepair({ published = [] }: EventInstance): boolean {
  return published.length > 0;
}

/** A short proof that the hard rules cannot be met together. */
function refute(
  { instance, people }: Cohort,
  { seed, iterations }: FormingLimits,
  host: FormingHost,
): Refutation | undefined {
  const hardOnly = cohortWith(instance, new Set(hardRuleIds(instance)), seed);
  if (people.length > maxPeopleToRefute) return refuteByFacts(hardOnly);
  return refuteQuickly(hardOnly, clashEffort(iterations, host, maxRefutingMs));
}

function clashEffort(iterations: number | undefined, host: FormingHost, maxMs: number): Effort {
  const leftAtEnd = Math.max(0, host.msLeft() - maxMs);
  return createEffort({
    maxSteps: iterations === undefined ? undefined : clashSteps,
    msLeft: () => host.msLeft() - leftAtEnd,
    isStopped: () => false,
  });
}

/** The smallest clash of the hard rules, if it is proved that they cannot be met together. */
function nameClash(
  cohort: Cohort,
  { seed, iterations }: FormingLimits,
  host: FormingHost,
  proof?: Refutation,
): Formation | undefined {
  const effort = clashEffort(iterations, host, maxClashMs);
  const { instance, people } = cohort;
  const clash = findClash({ instance, solver: host.solver, seed }, effort, proof);
  return (
    clash && {
      teams: [],
      unplaced: people.map(({ id }) => id).sort(),
      score: 0,
      bound: null,
      ...(clash.rules.length === 0
        ? { fault: sizeFault, clash: null, clashReason: clash.reason }
        : { fault: clashFault, clash: clash.rules, clashReason: clash.reason }),
    }
  );
}

/**
 * The first valid teams, if no rule has a weight: none are better. Without a work budget, it takes at most half of the
 * time, so that the search and the clash have the rest.
 */
function formWithoutWeights(
  cohort: Cohort,
  { seed, iterations }: FormingLimits,
  host: FormingHost,
): Formation | undefined {
  if (cohort.soft.length > 0 || isRepair(cohort.instance)) return undefined;
  const best = { score: 100, bound: 100 };
  const { perPerson, max } = proposalsWithoutWeights;
  const leftAtEnd = iterations === undefined ? host.msLeft() / 2 : Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const limits = {
    iterations: Math.min(perPerson * cohort.people.length, max),
    msLeft: host.msLeft,
    isStopped: () => {
      isStopped ||= !host.report(best) || host.msLeft() < leftAtEnd;
      return isStopped;
    },
  };
  const plan = searchTeams(cohort, { seed, limits }, () => undefined);
  const found = describe(cohort, nameTeams(cohort, plan.openViews), best);
  return found.fault === null ? found : undefined;
}

/** Moves a few people between the published teams. */
function repairBySearch(
  cohort: Cohort,
  { seed, iterations, movedShare }: FormingLimits,
  host: FormingHost,
): Formation {
  const bound = countingBound(cohort);
  const { send, isStopped } = reporter(host);
  const reservedMs = recombiningShare * host.msLeft();
  const limits = { iterations, msLeft: () => host.msLeft() - reservedMs, isStopped };
  const pool = new TeamPool();
  const plan = searchTeams(cohort, { seed, movedShare, limits, pool }, (score) => send({ score, bound }));
  const secondsLeft = iterations === undefined ? host.msLeft() / 1000 : Number.POSITIVE_INFINITY;
  const isLate = isStopped() || secondsLeft <= 0;
  const teams = isLate ? plan.openViews : recombine(plan, pool, host.solver, secondsLeft);
  return describe(cohort, nameTeams(cohort, teams), { score: cohortScore(cohort, teams), bound });
}

function formBySearch(cohort: Cohort, { seed, iterations }: FormingLimits, host: FormingHost): Formation {
  const bound = countingBound(cohort);
  const { send, isStopped } = reporter(host);
  const isProvable = canProve(cohort);
  const reservedMs = isProvable ? proofMs(cohort.people.length, host.msLeft()) : 0;
  const limits = { iterations, msLeft: () => host.msLeft() - reservedMs, isStopped };
  const plan = searchTeams(cohort, { seed, limits }, (score) => send({ score, bound }));
  const found = describe(cohort, nameTeams(cohort, plan.openViews), {
    score: cohortScore(cohort, plan.openViews),
    bound,
  });
  const clash = found.fault === null ? undefined : nameClash(cohort, { seed, iterations }, host);
  if (clash !== undefined || !isProvable) return clash ?? found;
  const maxSteps = iterations === undefined ? undefined : iterations / proposalsPerStep;
  const effort = createEffort({ maxSteps, msLeft: host.msLeft, isStopped });
  const first = found.fault === null ? plan.openViews : [];
  const proved = proveTeams(cohort, first, { solver: host.solver, seed, bound }, effort, send);
  const score = cohortScore(cohort, proved.teams);
  const better = describe(cohort, nameTeams(cohort, proved.teams), { score, bound: proved.bound });
  return better.fault === null ? better : { ...found, bound: proved.bound };
}

/** Reports progress until the host wants the result so far. */
function reporter(host: FormingHost) {
  let hasEnded = false;
  return {
    send(progress: FormingProgress): boolean {
      hasEnded ||= !host.report(progress);
      return !hasEnded;
    },
    isStopped: () => hasEnded,
  };
}

function proofMs(people: number, msLeft: number): number {
  const times = proofTimes.find(({ upTo }) => people <= upTo);
  return times !== undefined && msLeft >= times.minProofMs ? (1 - times.searchShare) * msLeft : 0;
}

function describe(cohort: Cohort, formed: FormedTeams, progress: FormingProgress): Formation {
  return { ...formed, ...progress, fault: faultOf(cohort, formed) ?? null, clash: null, clashReason: null };
}

/**
 * The best teams, if nothing but the project of each person counts. If the solver does not finish, the search has the
 * rest of the time.
 */
function formRankedChoice(cohort: Cohort, limits: FormingLimits, host: FormingHost): Formation | undefined {
  if (!isRankedChoice(cohort)) return undefined;
  const leftAtEnd = (1 - exactShare) * host.msLeft();
  const found = solveRankedChoice(cohort, host.solver, () => (host.msLeft() - leftAtEnd) / 1000);
  if (found === undefined) return undefined;
  const progress = { score: cohortScore(cohort, found.teams), bound: found.bound };
  const exact = describe(cohort, nameTeams(cohort, found.teams), progress);
  if (!host.report(progress) || found.bound - progress.score <= provedGap) return exact;
  const searched = formBySearch(cohort, limits, host);
  const best = searched.fault === null && searched.score > exact.score ? searched : exact;
  return { ...best, bound: Math.min(found.bound, searched.bound ?? Number.POSITIVE_INFINITY) };
}
