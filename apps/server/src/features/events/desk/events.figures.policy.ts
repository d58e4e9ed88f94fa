import type { EventFigures, Shortage } from '@teamwright/contracts/events/desk.ts';
import type { TeamSizes } from '@teamwright/contracts/events/event-form.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';

/** More shortages of skills for project ideas make a list long. */
const maxIdeaSkills = 10;

interface NeedingIdea {
  readonly needs: readonly { readonly role: string; readonly count: number }[];
  /** Labels; the same skill has the same label in all ideas. */
  readonly skills: readonly string[];
  readonly maxTeams: number;
}

interface Needing {
  readonly rules: readonly EventRule[];
  readonly ideas: readonly NeedingIdea[];
}

interface Registered {
  readonly roles: EventFigures['roles'];
  /** How many participants have a skill, by its label. */
  readonly countOfSkill: (label: string) => number;
  /** Participants with a place, and the teams that they form. */
  readonly participants: number;
  readonly teams: number;
  readonly teamSize: TeamSizes;
}

/**
 * What is short for the rules, in their order, and then for the project ideas. Without participants nothing is short.
 */
export function shortagesOf({ rules, ideas }: Needing, registered: Registered): Shortage[] {
  const { participants, teams, teamSize } = registered;
  if (participants === 0) return [];
  const ofRules = rules.flatMap((rule) => shortagesOfRule(rule, registered, teams));
  const ofIdeas = shortagesOfIdeas({ rules, ideas }, registered, teams).filter((one) =>
    ofRules.every((other) => nameOf(one) !== nameOf(other) || missingOf(one) > missingOf(other)),
  );
  const all = [...ofRules, ...ofIdeas];
  return isDivisible(participants, teamSize)
    ? all
    : [...all, { kind: 'size', participants, min: teamSize.min, max: teamSize.max }];
}

type CountedShortage = Exclude<Shortage, { kind: 'size' }>;

function nameOf(shortage: CountedShortage): string {
  return `${shortage.kind} ${shortage.kind === 'role' ? shortage.role : shortage.skill}`;
}

function missingOf({ needed, registered }: CountedShortage): number {
  return needed - registered;
}

function shortagesOfRule(rule: EventRule, registered: Registered, teams: number): CountedShortage[] {
  const hard = rule.strength === 'hard';
  const shared = { neededBy: 'teams', teams, hard } as const;
  if (rule.kind === 'role') {
    const { role, level, count } = rule;
    const found = countWithRole(registered, role, level);
    const needed = teams * count;
    return found < needed ? [{ ...shared, kind: 'role', role, level, needed, registered: found }] : [];
  }
  if (rule.kind !== 'skills') return [];
  return rule.skills.flatMap((skill): CountedShortage[] => {
    const found = registered.countOfSkill(skill);
    return found < teams ? [{ ...shared, kind: 'skill', skill, needed: teams, registered: found }] : [];
  });
}

/** Participants who have the role at this level or above. */
function countWithRole({ roles }: Registered, role: string, level: number): number {
  const byLevel = roles.find((one) => one.role === role)?.byLevel ?? [];
  return byLevel.slice(level - 1).reduce((sum, each) => sum + each, 0);
}

/** What the ideas need at least; of the skills, those that lack most participants. */
function shortagesOfIdeas(
  { rules, ideas }: Needing,
  registered: Registered,
  teams: number,
): CountedShortage[] {
  const { level, strength } = strictestNeeds(rules) ?? { level: 1, strength: 1 };
  const shared = { neededBy: 'ideas', teams } as const;
  const ofRoles = leastNeeded(ideas, teams, ({ needs }) => needs.map(({ role, count }) => [role, count]));
  const roles = registered.roles.flatMap(({ role }): CountedShortage[] => {
    const needed = ofRoles.get(role) ?? 0;
    const found = countWithRole(registered, role, level);
    const hard = strength === 'hard';
    return found < needed ? [{ ...shared, kind: 'role', role, level, needed, registered: found, hard }] : [];
  });
  const ofSkills = leastNeeded(ideas, teams, ({ skills }) => skills.map((skill) => [skill, 1]));
  const hard = rules.some(({ kind, strength }) => kind === 'skills' && strength === 'hard');
  const skills = [...ofSkills].flatMap(([skill, needed]): CountedShortage[] => {
    const found = registered.countOfSkill(skill);
    return found < needed ? [{ ...shared, kind: 'skill', skill, needed, registered: found, hard }] : [];
  });
  return [
    ...roles,
    ...skills.toSorted((one, other) => missingOf(other) - missingOf(one)).slice(0, maxIdeaSkills),
  ];
}

/** Of the rules about the needs of ideas: a hard one before others, then the one with the highest level. */
function strictestNeeds(rules: readonly EventRule[]) {
  const isHard = ({ strength }: EventRule) => Number(strength === 'hard');
  return rules
    .filter((rule) => rule.kind === 'needs')
    .toSorted((one, other) => isHard(other) - isHard(one) || other.level - one.level)[0];
}

/**
 * For each role or skill, the least number of participants with it for which all teams can work on some idea, and a
 * team can work on each idea. As many teams as possible work on ideas that do not need it.
 */
function leastNeeded(
  ideas: readonly NeedingIdea[],
  teams: number,
  countsIn: (idea: NeedingIdea) => readonly (readonly [string, number])[],
): Map<string, number> {
  const places = placesIn(ideas);
  const needs = ideas.flatMap((idea) =>
    countsIn(idea).map(([name, count]) => ({ name, count, maxTeams: idea.maxTeams })),
  );
  const needed = new Map<string, number>();
  for (const [name, wanted] of Map.groupBy(needs, (need) => need.name)) {
    let [left, sum] = [Math.max(0, teams - (places - placesIn(wanted))), 0];
    for (const { count, maxTeams } of wanted.toSorted((one, other) => one.count - other.count)) {
      const working = Math.min(left, maxTeams);
      sum += working * count;
      left -= working;
    }
    needed.set(name, Math.max(sum, ...wanted.map(({ count }) => count)));
  }
  return needed;
}

/** How many teams can work on these ideas. */
function placesIn(ideas: readonly Pick<NeedingIdea, 'maxTeams'>[]): number {
  return ideas.reduce((sum, { maxTeams }) => sum + maxTeams, 0);
}

/** Whether some number of teams fits between the smallest and the largest size. */
function isDivisible(participants: number, { min, max }: TeamSizes): boolean {
  return Math.ceil(participants / max) <= Math.floor(participants / min);
}
