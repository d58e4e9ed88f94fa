import { type Cohort, createCohort, sizesOf } from '../../cohort.ts';
import { readTeam } from '../../cohort-score.ts';
import type { EventInstance, FormedTeams } from '../../instance.ts';

/** Sizes above the allowed ones that are tried if the rule about sizes is left out. */
const moreMembers = 3;

/** The ids of the rules that teams must satisfy. Limits of sizes and projects without a rule always hold. */
export function hardRuleIds({ rules }: EventInstance): string[] {
  return rules.flatMap(({ id, strength }) => (strength === 'hard' ? [id] : []));
}

/** The instance with some of its hard rules only, and no soft ones. */
function keepRules(instance: EventInstance, kept: ReadonlySet<string>): EventInstance {
  const rules = instance.rules.filter(({ id, strength }) => strength === 'hard' && kept.has(id));
  const isDropped = (kind: 'size' | 'projects') => {
    const all = instance.rules.filter((rule) => rule.kind === kind && rule.strength === 'hard');
    return all.length > 0 && !all.some(({ id }) => kept.has(id));
  };
  const count = instance.people.length;
  const hasFriends = rules.some(({ kind }) => kind === 'friends');
  const max = Math.min(count, instance.sizes.max + (hasFriends ? 0 : moreMembers));
  const sizes = isDropped('size') ? { min: 1, max } : {};
  const teams = isDropped('projects') ? { teamsMin: 0, teamsMax: count } : {};
  return {
    ...instance,
    rules,
    sizes: { ...instance.sizes, ...sizes },
    ...(instance.projects && {
      projects: instance.projects.map((project) => ({ ...project, ...sizes, ...teams })),
    }),
  };
}

/** Whether teams of any size are allowed. Only some sizes are tried then, so that a failure proves nothing. */
export function hasFreeSizes(instance: EventInstance, kept: ReadonlySet<string>): boolean {
  const about = instance.rules.filter(({ kind, strength }) => kind === 'size' && strength === 'hard');
  return about.length > 0 && !about.some(({ id }) => kept.has(id));
}

/** The hard rules that these teams break. */
export function brokenBy(cohort: Cohort, formed: FormedTeams): Set<string> {
  const teams = formed.teams.map((team) => readTeam(cohort, team));
  const hasWrongSize = teams.some(({ size, project }) => {
    const { min, max } = sizesOf(cohort, project);
    return size < min || size > max;
  });
  const hasWrongCount = cohort.projects.some(({ teamsMin = 0, teamsMax = 1 }, index) => {
    const count = teams.filter(({ project }) => project === index).length;
    return count < teamsMin || count > teamsMax;
  });
  const broken = cohort.instance.rules.filter(({ id, kind, strength }) => {
    if (strength !== 'hard') return false;
    if (kind === 'size') return hasWrongSize;
    if (kind === 'projects') return hasWrongCount;
    return cohort.hard.some((rule) => rule.id === id && teams.some((team) => rule.lack(team) > 0));
  });
  return new Set(broken.map(({ id }) => id));
}

export function cohortWith(instance: EventInstance, kept: ReadonlySet<string>, seed: number): Cohort {
  return createCohort(keepRules(instance, kept), seed);
}
