import type { Cohort } from './cohort.ts';
import type { FormedTeams } from './instance.ts';
import type { TeamView } from './team-view.ts';

/** Teams with the ids of the instance. People in none of them are unplaced. */
export function nameTeams(cohort: Cohort, teams: readonly TeamView[]): FormedTeams {
  const { people, projects, instance } = cohort;
  const idsOf = (members: readonly number[]) => members.map((person) => people[person]?.id ?? '').sort();
  const membersOf = ({ members, size }: TeamView) => [...members.subarray(0, size)];
  const placed = new Set(teams.flatMap(membersOf));
  return {
    teams: teams.map((team) => ({
      members: idsOf(membersOf(team)),
      project: projects[team.project]?.id ?? null,
      from: instance.published?.[team.from]?.id ?? null,
    })),
    unplaced: idsOf([...people.keys()].filter((person) => !placed.has(person))),
  };
}
