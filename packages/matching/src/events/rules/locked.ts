import { none } from '../team-view.ts';
import type { ReadRule } from './measure.ts';

/** Whether a member's whole group is in the team, and no one else if the group is a team of its own. */
export const readLocked: ReadRule<'locked'> = ({ groups, as = 'in' }, { people, indexOf }) => {
  const groupOf = new Int32Array(people.length).fill(none);
  for (const [group, ids] of groups.entries())
    for (const id of ids) {
      const person = indexOf.get(id);
      if (person !== undefined) groupOf[person] = group;
    }
  const locked = groups.map((ids) => {
    const known = new Set(ids.flatMap((id) => indexOf.get(id) ?? []));
    return { known: Int32Array.from(known), size: new Set(ids).size };
  });
  return {
    memberValue({ members, size }, at) {
      const index = groupOf[members[at] ?? 0] ?? none;
      const group = index === none ? undefined : locked[index];
      if (group === undefined) return 1;
      let inside = 0;
      for (let other = 0; other < size; other += 1)
        if (group.known.includes(members[other] ?? none)) inside += 1;
      if (inside < group.size) return 0;
      return as === 'in' || group.size === 1 || size === group.size ? 1 : 0;
    },
  };
};
