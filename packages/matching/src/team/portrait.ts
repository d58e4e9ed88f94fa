import { howCovered, isCovered } from '../explain/covered.ts';
import { wholePoints } from '../explain/whole-points.ts';
import type { Steps } from '../steps.ts';
import type { CoverageHow } from '../types/explanation.ts';
import { Objective, type TeamTerms } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Person } from './problem.ts';
import type { ComposedTeam, SeatAlternative, TeamCell, TeamMember } from './team.ts';
import { assignmentBudget } from './team-search.ts';

const maxAlternatives = 3;
const alternativeSteps = 400;

/**
 * The view of a team: the grid, missing skills, skills of only one member, and alternatives for each seat.
 */
export function* portray(plan: Plan, chosen: readonly Person[]): Steps<ComposedTeam> {
  const { problem } = plan;
  const objective = new Objective(problem);
  const { terms, taken } = objective.judge(chosen, assignmentBudget);
  yield;
  const people = [...problem.fixed, ...chosen];
  const members: TeamMember[] = [];
  for (const [row, person] of people.entries()) {
    const seat = row - problem.fixed.length;
    members.push({
      developerId: person.id,
      seat: seat < 0 ? 'member' : seat < problem.pinned.length ? 'pinned' : 'proposed',
      hoursPerWeek: person.record?.hoursPerWeek ?? null,
      cells: cellsOf(plan, person, taken.subarray(row * plan.requirements.length)),
      alternatives: seat < problem.pinned.length ? [] : yield* alternativesFor(plan, objective, chosen, seat),
    });
  }
  const { score, shown } = inWholePoints(terms);
  return {
    members,
    score,
    terms: shown,
    gaps: idsAt(plan, gapsOf(plan, people)),
    singlePoints: singlePointsOf(plan, people),
  };
}

/** Positions of the required skills that no member has. */
export function gapsOf({ requirements }: Plan, people: readonly Person[]): number[] {
  return [...requirements.keys()].filter(
    (position) => !people.some(({ credits }) => (credits[position] ?? 0) > 0),
  );
}

function cellsOf({ requirements }: Plan, { record, credits }: Person, taken: Uint8Array): TeamCell[] {
  return requirements.map((requirement, position) => {
    const credit = credits[position] ?? 0;
    return {
      how: record ? howOf(howCovered(requirement, record), credit) : 'none',
      strength: Math.round(100 * credit),
      carries: taken[position] === 1,
    };
  });
}

/**
 * In a match a related skill may give more credit than a weak own skill; in a team only the skill counts.
 */
function howOf(how: CoverageHow, credit: number): CoverageHow {
  return credit > 0 && !isCovered(how) ? 'implied' : how;
}

function singlePointsOf({ requirements }: Plan, people: readonly Person[]): ComposedTeam['singlePoints'] {
  return requirements.flatMap(({ skillId }, position) => {
    const [only, ...others] = people.filter(({ credits }) => (credits[position] ?? 0) > 0);
    return only && others.length === 0 && people.length > 1 ? [{ skillId, developerId: only.id }] : [];
  });
}

/** The best alternatives for a seat that keep at least as many must-haves in the team. */
function* alternativesFor(
  plan: Plan,
  objective: Objective,
  chosen: readonly Person[],
  seat: number,
): Steps<SeatAlternative[]> {
  const others = chosen.toSpliced(seat, 1);
  objective.rank(others);
  const ranked = plan.problem.candidates
    .filter((person) => !chosen.includes(person))
    .map((person) => ({ person, rank: objective.rankWith(person) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxAlternatives);
  const now = gapsOf(plan, [...plan.problem.fixed, ...chosen]);
  const alternatives: SeatAlternative[] = [];
  for (const { person } of ranked) {
    yield;
    const gaps = gapsOf(plan, [...plan.problem.fixed, ...others, person]);
    alternatives.push({
      developerId: person.id,
      score: inWholePoints(objective.judge([...others, person], alternativeSteps).terms).score,
      gains: idsAt(
        plan,
        now.filter((position) => !gaps.includes(position)),
      ),
      losses: idsAt(
        plan,
        gaps.filter((position) => !now.includes(position)),
      ),
    });
  }
  return alternatives.sort((a, b) => b.score - a.score);
}

function idsAt({ requirements }: Plan, positions: readonly number[]): string[] {
  return positions.flatMap((position) => requirements[position]?.skillId ?? []);
}

function inWholePoints(terms: TeamTerms): { score: number; shown: ComposedTeam['terms'] } {
  const [coverage = 0, hours = 0, connections = 0, fairShare = 0] = wholePoints([
    terms.coverage,
    terms.hours,
    terms.connections,
    terms.fairShare,
  ]);
  return {
    score: coverage + hours + connections + fairShare,
    shown: { coverage, hours, connections, fairShare },
  };
}
