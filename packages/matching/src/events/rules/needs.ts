import { type ReadRule, share } from './measure.ts';
import { countHolders, defaultLevel, findHolders } from './role.ts';

/** The mean over the roles that the team's project needs. */
export const readNeeds: ReadRule<'needs'> = ({ level = defaultLevel }, facts) => {
  const needs = facts.projects.map((project) =>
    Object.entries(project.needs ?? {}).map(([role, number]) => ({
      holders: findHolders(facts, role, level),
      number,
    })),
  );
  return {
    value(team) {
      const wanted = needs[team.project];
      if (wanted === undefined || wanted.length === 0) return 1;
      let sum = 0;
      for (const { holders, number } of wanted) sum += share(countHolders(team, holders), number);
      return sum / wanted.length;
    },
  };
};
