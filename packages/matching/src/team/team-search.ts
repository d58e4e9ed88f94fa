import type { Steps } from '../steps.ts';
import { Objective } from './objective.ts';
import type { Person, Problem } from './problem.ts';

/** With at most this many teams, all are compared. */
const maxTeamsForFullSearch = 1500;
/** Maximum steps to find the best assignment of a team. */
export const assignmentBudget = 4000;

const maxRounds = 12;
const minImprovement = 1e-9;

/** Existing teams from which a new team must differ: at most `shared` members in common with each. */
export interface Apart {
  readonly from: readonly (readonly Person[])[];
  readonly shared: number;
}

/**
 * Finds the developers to add. Compares all teams if there are few. Otherwise adds the best next developer
 * repeatedly, then swaps one member per seat as long as it helps, from this team and from `starts`. Pinned
 * developers come first and stay. Seats stay empty if there are too few candidates.
 */
export function* findTeam(
  problem: Problem,
  apart: Apart = { from: [], shared: 0 },
  starts: readonly (readonly Person[])[] = [],
): Steps<Person[]> {
  const objective = new Objective(problem);
  const search = new Search(objective, apart);
  if (countTeams(problem.candidates.length, problem.seats - problem.pinned.length) <= maxTeamsForFullSearch)
    return yield* search.everyTeam();
  const teams: Person[][] = [];
  for (const start of [[], ...starts]) {
    const filled = yield* search.filled([...problem.pinned, ...start]);
    teams.push(yield* search.swapped(filled));
  }
  return yield* best(teams, (team) => objective.judge(team, assignmentBudget).rank);
}

class Search {
  readonly #objective: Objective;
  readonly #apart: Apart;

  constructor(objective: Objective, apart: Apart) {
    this.#objective = objective;
    this.#apart = apart;
  }

  /** Handles the most promising teams first: most others cannot reach them under any assignment. */
  *everyTeam(): Steps<Person[]> {
    const ranked: { team: Person[]; rank: number; most: number }[] = [];
    for (const team of this.#teams()) {
      const rank = this.#objective.rank(team);
      ranked.push({ team, rank, most: this.#objective.mostOf(rank) });
      yield;
    }
    let found: Person[] = [];
    let highest = Number.NEGATIVE_INFINITY;
    for (const { team, most } of ranked.sort((a, b) => b.rank - a.rank)) {
      if (most <= highest + minImprovement) continue;
      yield;
      const { rank } = this.#objective.judge(team, assignmentBudget);
      if (rank <= highest + minImprovement) continue;
      highest = rank;
      found = team;
    }
    return found;
  }

  #teams(): Person[][] {
    const { candidates, pinned, seats } = this.#objective.problem;
    const teams: Person[][] = [];
    const team: Person[] = [...pinned];
    const choose = (from: number) => {
      teams.push([...team]);
      if (team.length === seats) return;
      for (let at = from; at < candidates.length; at += 1) {
        const person = candidates[at];
        if (!person || !this.#allowed(team, person)) continue;
        team.push(person);
        choose(at + 1);
        team.pop();
      }
    };
    choose(0);
    return teams;
  }

  *filled(team: Person[]): Steps<Person[]> {
    const { seats } = this.#objective.problem;
    while (team.length < seats) {
      this.#objective.rank(team);
      const next = this.#bestAddition(team);
      if (!next) return team;
      team.push(next);
      yield;
    }
    return team;
  }

  *swapped(team: Person[]): Steps<Person[]> {
    let rank = this.#objective.rank(team);
    for (let round = 0; round < maxRounds; round += 1) {
      const before = rank;
      for (let seat = this.#objective.problem.pinned.length; seat < team.length; seat += 1) {
        yield;
        const others = team.toSpliced(seat, 1);
        this.#objective.rank(others);
        const next = this.#bestAddition(others);
        if (!next || next === team[seat]) continue;
        const swapped = team.with(seat, next);
        const swappedRank = this.#objective.rank(swapped);
        if (swappedRank <= rank + minImprovement) continue;
        team = swapped;
        rank = swappedRank;
      }
      if (rank <= before + minImprovement) break;
    }
    return team;
  }

  /** The objective must have ranked `team`. */
  #bestAddition(team: readonly Person[]): Person | undefined {
    let found: Person | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const person of this.#objective.problem.candidates) {
      const rank = this.#objective.rankWith(person);
      if (rank <= highest + minImprovement || !this.#allowed(team, person)) continue;
      highest = rank;
      found = person;
    }
    return found;
  }

  #allowed(team: readonly Person[], person: Person): boolean {
    if (team.includes(person)) return false;
    return this.#apart.from.every(
      (other) =>
        !other.includes(person) ||
        team.filter((member) => other.includes(member)).length < this.#apart.shared,
    );
  }
}

/** The number of teams of at most `seats` of `people` developers. */
function countTeams(people: number, seats: number): number {
  let teams = 0;
  let ofSize = 1;
  for (let size = 0; size <= Math.min(seats, people); size += 1) {
    teams += ofSize;
    if (teams > maxTeamsForFullSearch) return teams;
    ofSize = (ofSize * (people - size)) / (size + 1);
  }
  return teams;
}

function* best(teams: readonly Person[][], rankOf: (team: Person[]) => number): Steps<Person[]> {
  let found: Person[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const team of teams) {
    const rank = rankOf(team);
    yield;
    if (rank <= highest + minImprovement) continue;
    highest = rank;
    found = team;
  }
  return found;
}
