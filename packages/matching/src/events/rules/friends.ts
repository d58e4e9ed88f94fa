import type { ReadRule } from './measure.ts';

/** Friends in the team, compared with the most who fit into a team. */
export const readFriends: ReadRule<'friends'> = (_rule, { people, friends, instance }) => {
  const wanted = Int32Array.from(people, (_person, index) =>
    Math.min(friends.of(index).length, instance.sizes.max - 1),
  );
  return {
    memberValue(team, at) {
      const person = team.members[at] ?? 0;
      const most = wanted[person] ?? 0;
      if (most === 0) return 1;
      const kept = friends.countIn(team, person);
      return kept >= most ? 1 : kept / most;
    },
  };
};
