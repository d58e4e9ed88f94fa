import type { Cohort } from '../cohort.ts';

/** People who must be in one team because a hard rule locks them together: moves take all of them at once. */
export interface Units {
  /** The unit of each person. */
  readonly of: Int32Array;
  /** The number of people in the unit of each person. */
  readonly sizeOf: Int32Array;
  readonly members: readonly (readonly number[])[];
}

export function findUnits({ instance, people, indexOf }: Cohort): Units {
  const leader = people.map((_person, index) => index);
  const find = (person: number): number => {
    const next = leader[person] ?? person;
    return next === person ? person : find(next);
  };
  for (const rule of instance.rules) {
    if (rule.kind !== 'locked' || rule.strength !== 'hard') continue;
    for (const group of rule.groups) {
      const [first, ...others] = group.flatMap((id) => indexOf.get(id) ?? []);
      for (const other of others) leader[find(other)] = find(first ?? other);
    }
  }
  const members = people.map((): number[] => []);
  const numbers = new Map<number, number>();
  const of = Int32Array.from(people, (_person, index) => {
    const first = find(index);
    const unit = numbers.get(first) ?? numbers.size;
    numbers.set(first, unit);
    members[unit]?.push(index);
    return unit;
  });
  const sizeOf = of.map((unit) => members[unit]?.length ?? 1);
  return { of, sizeOf, members: members.slice(0, numbers.size) };
}
