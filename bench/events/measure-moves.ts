import { createCohort, scoreOf } from '@teamwright/matching/events/cohort.ts';
import type { EventInstance, FormedTeam } from '@teamwright/matching/events/instance.ts';
import { viewTeam } from '@teamwright/matching/events/team-view.ts';
import { createRandom } from '../../packages/matching/src/testing/random.ts';

const moves = 10_000;

/** Milliseconds for the scores of both teams after each of 10,000 random swaps, as the review table computes them. */
export function measureMoves(instance: EventInstance, teams: readonly FormedTeam[]): number[] {
  const cohort = createCohort(instance);
  const members = teams.map((team) => team.members.flatMap((id) => cohort.indexOf.get(id) ?? []));
  const random = createRandom(1);
  const times: number[] = [];
  for (let n = 0; n < moves; n += 1) {
    const one = members[random.below(members.length)] ?? [];
    const other = members[random.below(members.length)] ?? [];
    const [a, b] = [random.below(one.length), random.below(other.length)];
    const begun = performance.now();
    [one[a], other[b]] = [other[b] ?? 0, one[a] ?? 0];
    scoreOf(cohort, viewTeam(one));
    scoreOf(cohort, viewTeam(other));
    times.push(performance.now() - begun);
  }
  return times;
}
