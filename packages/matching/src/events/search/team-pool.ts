import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import { Team } from './team.ts';

/** The teams that a search has seen, each once. */
export class TeamPool {
  readonly #teams = new Map<string, Team>();

  add({ openViews }: Plan): void {
    for (const team of openViews) {
      const key = [team.project, team.from, ...team.members.subarray(0, team.size).toSorted()].join(' ');
      if (this.#teams.has(key)) continue;
      const copy = new Team(team.size);
      copy.copyFrom(team);
      this.#teams.set(key, copy);
    }
  }

  /** Measures all teams again, after the objective has changed. */
  measure(objective: Objective): void {
    for (const team of this.#teams.values()) team.points = objective.pointsOf(team);
  }

  get teams(): Team[] {
    return [...this.#teams.values()];
  }
}
