import { Search } from '../index/search.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import {
  type Attempt,
  attemptsOf,
  coveringPeople,
  everybodyFor,
  missingOf,
  reasonsOf,
  relaxationsOf,
} from './impossibility.ts';
import { Objective } from './objective.ts';
import { absentees, makePlan, type Plan } from './plan.ts';
import { gapsOf, portray } from './portrait.ts';
import { byHash, type Person } from './problem.ts';
import type { Impossibility, MissingSkill, TeamAnswer, TeamOptions } from './team.ts';
import { findTeam } from './team-search.ts';

const MOST_TEAMS = 3;
/** A team is only told beside the best one if it is not much worse. */
const WORTH_TELLING = 0.75;

/** Composes teams of people of the community. */
export class TeamComposer {
  readonly #community: Community;
  readonly #search: Search<DeveloperRecord>;

  constructor(community: Community) {
    this.#community = community;
    this.#search = new Search(community.developers);
  }

  compose(project: ProjectRecord, options: TeamOptions): TeamAnswer {
    const { answer, doubts } = this.#among(project, options, () => {
      const { plan, best } = this.#best(project, options);
      return { answer: answerOf(plan, best), doubts: this.#doubts(plan, best) };
    });
    return { ...answer, impossible: doubts && this.#impossibility(project, doubts) };
  }

  /** With those who must not be proposed out of sight. */
  #among<R>(project: ProjectRecord, options: TeamOptions, work: () => R): R {
    return this.#community.developers.without(absentees(project, options), work);
  }

  /** The best team; where it misses a must-have that others could show, once more with them among the candidates. */
  #best(project: ProjectRecord, options: TeamOptions): { plan: Plan; best: Person[] } {
    const plan = makePlan(this.#community, this.#search, project, options);
    const best = findTeam(plan.problem);
    if (plan.mustHaves.length === 0 || missingOf(plan, best).length === 0) return { plan, best };
    const covering = coveringPeople(plan, everybodyFor(this.#community, plan));
    if (!covering) return { plan, best };
    const wider = withCandidates(plan, covering.map(plan.measure));
    const start = covering.map(({ id }) => wider.problem.candidates.find((person) => person.id === id));
    const found = findTeam(wider.problem, undefined, [start.filter((person) => person !== undefined)]);
    return { plan: wider, best: found };
  }

  /** What the best team misses, with those who could show it; null when it misses nothing. */
  #doubts(plan: Plan, best: readonly Person[]): Doubts | null {
    const missing = missingOf(plan, best);
    if (missing.length === 0 || plan.problem.seats === 0) return null;
    const everybody = everybodyFor(this.#community, plan);
    return {
      plan,
      missing: reasonsOf(plan, missing, everybody),
      attempts: attemptsOf(plan, missing, everybody),
    };
  }

  #impossibility(project: ProjectRecord, { plan, missing, attempts }: Doubts): Impossibility {
    return {
      asked: plan.mustHaves.length > 0 ? 'must_have' : 'required',
      missing,
      relaxations: relaxationsOf(plan, missing.length, attempts, (options, skillIds) =>
        this.#missingWith(project, options, skillIds),
      ),
    };
  }

  /** How many of the skills in question the best team by other options misses. */
  #missingWith(project: ProjectRecord, options: TeamOptions, skillIds: readonly string[]): number {
    return this.#among(project, options, () => {
      const { plan, best } = this.#best(project, options);
      const gaps = gapsOf(plan, [...plan.problem.fixed, ...best]);
      return gaps.filter((place) => skillIds.includes(plan.requirements[place]?.skillId ?? '')).length;
    });
  }
}

interface Doubts {
  readonly plan: Plan;
  readonly missing: readonly MissingSkill[];
  readonly attempts: readonly Attempt[];
}

function answerOf(plan: Plan, best: readonly Person[]): Omit<TeamAnswer, 'impossible'> {
  const { requirements, mustHaves, problem, unavailable } = plan;
  return {
    skills: requirements.map(({ skillId, label }, place) => ({
      skillId,
      label,
      mustHave: mustHaves.includes(place),
    })),
    seats: problem.seats,
    capacity: problem.capacity,
    teams: teamsBeside(plan, best).map((team) => portray(plan, team)),
    unavailable,
  };
}

/** The best team and up to two that share at most half of the people with it and with each other. */
function teamsBeside(plan: Plan, best: readonly Person[]): (readonly Person[])[] {
  const { problem } = plan;
  const objective = new Objective(problem);
  const floor = objective.rank(best);
  const teams = [best];
  const open = problem.seats - problem.pinned.length;
  if (open === 0 || best.length === 0) return teams;
  const shared = problem.pinned.length + Math.floor(open / 2);
  while (teams.length < MOST_TEAMS) {
    const next = findTeam(problem, { from: teams, shared });
    const points = objective.rank(next);
    if (next.length < best.length || points < floor * WORTH_TELLING) break;
    teams.push(next);
  }
  return teams;
}

function withCandidates(plan: Plan, people: readonly Person[]): Plan {
  const { candidates, pinned } = plan.problem;
  const known = new Set([...candidates, ...pinned].map(({ id }) => id));
  const added = people.filter(({ id }) => !known.has(id));
  return { ...plan, problem: { ...plan.problem, candidates: [...candidates, ...added].sort(byHash) } };
}
