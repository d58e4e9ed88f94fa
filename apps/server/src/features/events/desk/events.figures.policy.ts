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
  /** Participants with a place. */
  readonly participants: number;
  readonly teamSize: TeamSizes;
}

/** Teams of the preferred size that these participants form. */
export function teamCount(participants: number, { preferred }: TeamSizes): number {
  return Math.round(participants / preferred) || Math.min(participants, 1);
}

/**
 * What is short for the rules, in their order, and then for the project ideas. Without participants nothing is short.
 */
export function shortagesOf({ rules, ideas }: Needing, registered: Registered): Shortage[] {
  const { participants, teamSize } = registered;
  if (participants === 0) return [];
  const teams = teamCount(participants, teamSize);
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
  const ofNeeds = rules.find(({ kind }) => kind === 'needs');
  const level = ofNeeds?.kind === 'needs' ? ofNeeds.level : 1;
  const shared = { neededBy: 'ideas', teams } as const;
  const roles = registered.roles.flatMap(({ role }): CountedShortage[] => {
    const needed = leastNeeded(
      ideas,
      teams,
      ({ needs }) => needs.find((need) => need.role === role)?.count ?? 0,
    );
    const found = countWithRole(registered, role, level);
    const hard = ofNeeds?.strength === 'hard';
    return found < needed ? [{ ...shared, kind: 'role', role, level, needed, registered: found, hard }] : [];
  });
  const skills = [...new Set(ideas.flatMap((idea) => idea.skills))].flatMap((skill): CountedShortage[] => {
    const needed = leastNeeded(ideas, teams, ({ skills }) => (skills.includes(skill) ? 1 : 0));
    const found = registered.countOfSkill(skill);
    const hard = rules.some(({ kind, strength }) => kind === 'skills' && strength === 'hard');
    return found < needed ? [{ ...shared, kind: 'skill', skill, needed, registered: found, hard }] : [];
  });
  return [
    ...roles,
    ...skills.toSorted((one, other) => missingOf(other) - missingOf(one)).slice(0, maxIdeaSkills),
  ];
}

/**
 * The least number of participants with a role or skill for which all teams can work on some idea, and a team can work
 * on each idea.
 */
function leastNeeded(
  ideas: readonly NeedingIdea[],
  teams: number,
  countIn: (idea: NeedingIdea) => number,
): number {
  const counts = ideas.map((idea) => ({ count: countIn(idea), maxTeams: idea.maxTeams }));
  let [left, sum] = [teams, 0];
  for (const { count, maxTeams } of counts.toSorted((one, other) => one.count - other.count)) {
    const working = Math.min(left, maxTeams);
    sum += working * count;
    left -= working;
  }
  return Math.max(sum, ...counts.map(({ count }) => count));
}

/** Whether some number of teams fits between the smallest and the largest size. */
function isDivisible(participants: number, { min, max }: TeamSizes): boolean {
  return Math.ceil(participants / max) <= Math.floor(participants / min);
}
