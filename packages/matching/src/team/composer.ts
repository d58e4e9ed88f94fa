import { Search } from '../index/search.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import type { Steps } from '../steps.ts';
import {
  type Attempt,
  allDevelopersFor,
  attemptsOf,
  coveringPeople,
  missingOf,
  reasonsOf,
  relaxationsOf,
} from './impossibility.ts';
import { Objective } from './objective.ts';
import { absentees, makePlan, type Plan } from './plan.ts';
import { gapsOf, portray } from './portrait.ts';
import { byHash, type Person } from './problem.ts';
import type { ComposedTeam, Impossibility, MissingSkill, TeamAnswer, TeamOptions } from './team.ts';
import { assignmentBudget, findTeam } from './team-search.ts';

const maxTeams = 3;
/** Further teams need at least this share of the best team's score. */
const minRelativeScore = 0.75;

/** Composes teams of developers of the community. */
export class TeamComposer {
  readonly #community: Community;
  readonly #search: Search<DeveloperRecord>;

  constructor(community: Community) {
    this.#community = community;
    this.#search = new Search(community.developers);
  }

  /** The community must not change between the steps. */
  *compose(project: ProjectRecord, options: TeamOptions): Steps<TeamAnswer> {
    const { plan, best } = yield* this.#best(project, options);
    const teams = yield* teamsBeside(plan, best);
    const answer = yield* answerOf(plan, teams);
    const shortfall = this.#without(project, options, () => this.#shortfall(plan, teams[0] ?? best));
    yield;
    return { ...answer, impossible: shortfall && (yield* this.#impossibility(project, shortfall)) };
  }

  /** Reads the index with hidden developers; `work` must not span several steps. */
  #without<R>(project: ProjectRecord, options: TeamOptions, work: () => R): R {
    return this.#community.developers.without(absentees(project, options), work);
  }

  /**
   * Finds the best team. If it misses a must-have that others have, searches again with them among the
   * candidates.
   */
  *#best(project: ProjectRecord, options: TeamOptions): Steps<{ plan: Plan; best: Person[] }> {
    const plan = this.#without(project, options, () =>
      makePlan(this.#community, this.#search, project, options),
    );
    yield;
    const best = yield* findTeam(plan.problem);
    if (plan.mustHaves.length === 0 || missingOf(plan, best).length === 0) return { plan, best };
    const covering = yield* coveringPeople(plan, (gaps) =>
      this.#without(project, options, () =>
        allDevelopersFor(this.#community, plan).masks(gaps, options.hours ?? null),
      ),
    );
    if (!covering) return { plan, best };
    const wider = withCandidates(plan, covering.map(plan.measure));
    const start = covering.map(({ id }) => wider.problem.candidates.find((person) => person.id === id));
    const found = yield* findTeam(wider.problem, undefined, [start.filter((person) => person !== undefined)]);
    return { plan: wider, best: found };
  }

  /** The skills that the best team misses, with the developers who have them; null if none are missing. */
  #shortfall(plan: Plan, best: Team): Shortfall | null {
    const missing = missingOf(plan, best);
    if (missing.length === 0 || plan.problem.seats === 0) return null;
    const developers = allDevelopersFor(this.#community, plan);
    return {
      plan,
      missing: reasonsOf(plan, missing, developers),
      attempts: attemptsOf(plan, missing, developers),
    };
  }

  *#impossibility(project: ProjectRecord, { plan, missing, attempts }: Shortfall): Steps<Impossibility> {
    return {
      asked: plan.mustHaves.length > 0 ? 'must_have' : 'required',
      missing,
      relaxations: yield* relaxationsOf(plan, missing.length, attempts, (options, skillIds) =>
        this.#missingWith(project, options, skillIds),
      ),
    };
  }

  /** The number of the given skills that the best team with other options misses. */
  *#missingWith(project: ProjectRecord, options: TeamOptions, skillIds: readonly string[]): Steps<number> {
    const { plan, best } = yield* this.#best(project, options);
    const gaps = gapsOf(plan, [...plan.problem.fixed, ...best]);
    return gaps.filter((position) => skillIds.includes(plan.requirements[position]?.skillId ?? '')).length;
  }
}

/** The skills that the best team misses, with what may help. */
interface Shortfall {
  readonly plan: Plan;
  readonly missing: readonly MissingSkill[];
  readonly attempts: readonly Attempt[];
}

type Team = readonly Person[];

function* answerOf(plan: Plan, found: readonly Team[]): Steps<Omit<TeamAnswer, 'impossible'>> {
  const { requirements, mustHaves, problem, unavailable } = plan;
  const teams: ComposedTeam[] = [];
  for (const team of found) teams.push(yield* portray(plan, team));
  return {
    skills: requirements.map(({ skillId, label }, position) => ({
      skillId,
      label,
      mustHave: mustHaves.includes(position),
    })),
    seats: problem.seats,
    capacity: problem.capacity,
    teams,
    unavailable,
  };
}

/**
 * The best team and up to two that share at most half of their members with it and with each other. The best of them
 * comes first: a search for further teams may find a better one than the first search.
 */
function* teamsBeside(plan: Plan, best: Team): Steps<Team[]> {
  const { problem } = plan;
  const objective = new Objective(problem);
  const teams: Team[] = [best];
  const floor = objective.rank(best);
  const open = problem.seats - problem.pinned.length;
  if (open === 0 || best.length === 0) return teams;
  const shared = problem.pinned.length + Math.floor(open / 2);
  while (teams.length < maxTeams) {
    const next = yield* findTeam(problem, { from: teams, shared });
    const points = objective.rank(next);
    if (next.length < best.length || points < floor * minRelativeScore) break;
    teams.push(next);
  }
  const ranked: { team: Team; rank: number }[] = [];
  for (const team of teams) {
    ranked.push({ team, rank: objective.judge(team, assignmentBudget).rank });
    yield;
  }
  return ranked.sort((one, other) => other.rank - one.rank).map(({ team }) => team);
}

function withCandidates(plan: Plan, people: readonly Person[]): Plan {
  const { candidates, pinned } = plan.problem;
  const known = new Set([...candidates, ...pinned].map(({ id }) => id));
  const added = people.filter(({ id }) => !known.has(id));
  return { ...plan, problem: { ...plan.problem, candidates: [...candidates, ...added].sort(byHash) } };
}
