import type { Cohort } from '../cohort.ts';
import { DisjointSets } from '../disjoint-sets.ts';

/** People who must be in one team because a hard rule locks them together: moves take all of them at once. */
export interface Units {
  /** The unit of each person. */
  readonly of: Int32Array;
  /** The number of people in the unit of each person. */
  readonly sizeOf: Int32Array;
  readonly members: readonly (readonly number[])[];
}

export function findUnits({ instance, people, indexOf }: Cohort): Units {
  const sets = new DisjointSets(people.length);
  for (const rule of instance.rules) {
    if (rule.kind !== 'locked' || rule.strength !== 'hard') continue;
    for (const group of rule.groups) {
      const [first, ...others] = group.flatMap((id) => indexOf.get(id) ?? []);
      for (const other of others) sets.join(first ?? other, other);
    }
  }
  const members = sets.groups();
  const of = new Int32Array(people.length);
  for (const [unit, together] of members.entries()) for (const person of together) of[person] = unit;
  const sizeOf = of.map((unit) => members[unit]?.length ?? 1);
  return { of, sizeOf, members };
}
