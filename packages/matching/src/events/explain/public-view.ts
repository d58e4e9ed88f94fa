import type { EventInstance, EventPerson, EventProject, EventRule, RuleKind } from '../instance.ts';

/** Kinds of rules that a participant can check with data that they may see. All other kinds are about private data. */
const publicKinds = ['size', 'role', 'needs', 'skills', 'hours', 'friends', 'wishes'] as const;

export type PublicRuleKind = (typeof publicKinds)[number];

/** Roles are shown to participants without levels. */
const shownLevel = 1;

/**
 * The part of the instance that one participant may see: the roles, skills and hours of all, and their own wishes and
 * mutual friends. Levels, answers, languages, wishes of others, pairs to keep apart and rules about them are left out.
 * Private data of other participants cannot change what is computed from this view.
 */
export function publicView(
  { people, sizes, projects, rules }: EventInstance,
  askerId: string,
): EventInstance {
  const asker = people.find(({ id }) => id === askerId);
  const friends = new Set(people.filter((person) => areFriends(asker, person)).map(({ id }) => id));
  return {
    people: people.map((person) => ({
      ...shownPerson(person),
      ...(person.id === askerId
        ? { wishes: person.wishes ?? [], friends: [...friends] }
        : { friends: friends.has(person.id) ? [askerId] : [] }),
    })),
    sizes,
    ...(projects && { projects: projects.map(withoutAnswers) }),
    rules: rules.flatMap(shownRule),
  };
}

function shownPerson({ id, roles = {}, skills = {}, slots = [] }: EventPerson): EventPerson {
  const shown = Object.entries(roles).filter(([, level]) => level >= shownLevel);
  return { id, skills, slots, roles: Object.fromEntries(shown.map(([role]) => [role, shownLevel])) };
}

function withoutAnswers({ only: _only, ...project }: EventProject): EventProject {
  return project;
}

function shownRule(rule: EventRule): EventRule[] {
  if (!isPublicKind(rule.kind)) return [];
  return rule.kind === 'role' || rule.kind === 'needs' ? [{ ...rule, level: shownLevel }] : [rule];
}

export function isPublicKind(kind: RuleKind): kind is PublicRuleKind {
  return publicKinds.some((known) => known === kind);
}

/** Whether two people name each other as friends. */
export function areFriends(one: EventPerson | undefined, other: EventPerson): boolean {
  if (one === undefined || one.id === other.id) return false;
  return (one.friends ?? []).includes(other.id) && (other.friends ?? []).includes(one.id);
}
