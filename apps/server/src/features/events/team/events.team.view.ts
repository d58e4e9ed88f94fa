import type { TeamReasons } from '@teamwright/contracts/events/explaining.ts';
import type { TeamReasons as EngineReasons } from '@teamwright/matching/events/explain/team-reasons.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';

/** The reasons of the engine with names instead of ids. */
export function teamReasonsView(reasons: EngineReasons, usernames: ReadonlyMap<string, string>): TeamReasons {
  const { roles, skills, hours, languages, friends, group, wishRank } = reasons;
  return {
    roles: [...roles],
    skills: skills.map((skill) => resolveSkill(skill).label),
    hours: hours.map((span) => ({ ...span })),
    languages: [...languages],
    friends: friends.flatMap((id) => usernames.get(id) ?? []),
    group: group.flatMap((id) => usernames.get(id) ?? []),
    wishRank,
  };
}
