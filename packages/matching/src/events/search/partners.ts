import { none } from '../team-view.ts';
import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

/** How many people each person is compared with: fewer in large cohorts, and with more than 15 rules. */
const maxCompared = 400;
const maxPairs = 800_000;
const maxMeasurements = 15 * maxPairs;
const partnersEach = 8;

/** For each person, others who form a team of two with many points. */
export interface Partners {
  /** A partner of a person, or `none`. */
  readonly pick: (person: number, random: Random) => number;
}

export function findPartners({ cohort }: Plan, objective: Objective, random: Random): Partners {
  const count = cohort.people.length;
  const partners = new Int32Array(count * partnersEach);
  const pair = new Team(2);
  const pairs = Math.min(maxPairs, maxMeasurements / Math.max(1, cohort.soft.length + cohort.hard.length));
  const compared = Math.min(maxCompared, Math.ceil(pairs / count), count - 1);
  const points = new Float64Array(compared);
  for (let person = 0; person < count; person += 1) {
    const start = 1 + random.below(count);
    const spacing = Math.max(1, Math.floor((count - 1) / compared));
    const otherAt = (at: number) => (person + 1 + ((start + at * spacing) % (count - 1))) % count;
    for (let at = 0; at < compared; at += 1) {
      pair.size = 0;
      pair.add(person);
      pair.add(otherAt(at));
      points[at] = objective.pointsOf(pair);
    }
    const order = Array.from(points.keys()).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
    for (let at = 0; at < partnersEach; at += 1)
      partners[person * partnersEach + at] = otherAt(order[at % compared] ?? 0);
  }
  return {
    pick: (person, source) =>
      compared === 0 ? none : (partners[person * partnersEach + source.below(partnersEach)] ?? none),
  };
}
