import { hoursOfDay } from '../../hours/week.ts';
import type { EventInstance, EventPerson, FormedTeam } from '../instance.ts';
import { defaultLevel } from '../rules/role.ts';
import { areFriends } from './public-view.ts';

/** Hours of one day, from 0 for Monday. */
export interface DayHours {
  readonly day: number;
  readonly from: number;
  /** The first hour that does not belong to the span, at most 24. */
  readonly to: number;
}

/** Facts about a team for one of its members. */
export interface TeamReasons {
  /** The member's own roles that a rule, or the project of the team, needs. */
  readonly roles: readonly string[];
  /** The member's own skills of the same kind. */
  readonly skills: readonly string[];
  /** Hours of the week when all members are free. */
  readonly hours: readonly DayHours[];
  /** Languages that all members speak. */
  readonly languages: readonly string[];
  /** Members who are friends of the member in both directions. */
  readonly friends: readonly string[];
  /** Other members whom a rule locks together with the member. */
  readonly group: readonly string[];
  /** The rank of the team's project among the member's wishes, from 1; null if it is not among them. */
  readonly wishRank: number | null;
}

/**
 * Why a member is in a team, without private data of other members. People without slots gave no hours: their team
 * has no hours in common. @throws Error if the person is not in the team
 */
export function explainTeam(instance: EventInstance, team: FormedTeam, personId: string): TeamReasons {
  const byId = new Map(instance.people.map((person) => [person.id, person]));
  const members = team.members.flatMap((id) => byId.get(id) ?? []);
  const own = members.find(({ id }) => id === personId);
  if (own === undefined) throw new Error(`${personId} is not in the team`);
  const wish = team.project === null ? -1 : (own.wishes ?? []).indexOf(team.project);
  const needed = neededBy(instance, team.project);
  const isTeam = members.length > 1;
  return {
    roles: Object.entries(own.roles ?? {})
      .filter(([role, level]) => needed.roles.some((need) => need.role === role && level >= need.level))
      .map(([role]) => role),
    skills: needed.skills.filter((skill) => (own.skills?.[skill] ?? 0) > 0),
    hours: isTeam ? daysOf(inAll(members.map(({ slots = [] }) => slots))) : [],
    languages: isTeam ? inAll(members.map(({ languages = [] }) => languages)) : [],
    friends: members.filter((member) => areFriends(own, member)).map(({ id }) => id),
    group: groupOf(instance, own, members),
    wishRank: wish < 0 ? null : wish + 1,
  };
}

/** Only members of the same team: a group that is not together is not revealed. */
function groupOf({ rules }: EventInstance, own: EventPerson, members: readonly EventPerson[]): string[] {
  const groups = rules.flatMap((rule) => (rule.kind === 'locked' ? rule.groups : []));
  const together = new Set(groups.filter((group) => group.includes(own.id)).flat());
  return members.flatMap(({ id }) => (id !== own.id && together.has(id) ? [id] : []));
}

interface Needed {
  readonly roles: readonly { readonly role: string; readonly level: number }[];
  readonly skills: readonly string[];
}

/** The roles and skills that the rules require in each team, or in a team with this project. */
function neededBy({ rules, projects = [] }: EventInstance, projectId: string | null): Needed {
  const project = projects.find(({ id }) => id === projectId);
  const roles = rules.flatMap((rule) => {
    if (rule.kind === 'role') return [{ role: rule.role, level: rule.level ?? defaultLevel }];
    if (rule.kind !== 'needs') return [];
    const wanted = Object.keys(project?.needs ?? {});
    return wanted.map((role) => ({ role, level: rule.level ?? defaultLevel }));
  });
  const skills = rules.flatMap((rule) =>
    rule.kind === 'skills' ? (project?.skills ?? rule.skills ?? []) : [],
  );
  return { roles, skills: [...new Set(skills)] };
}

function inAll<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const [first = [], ...others] = lists;
  return [...new Set(first)].filter((value) => others.every((list) => list.includes(value)));
}

/** Hours of the week, 0 for Monday 0:00, as spans within days. */
function daysOf(hours: readonly number[]): DayHours[] {
  const spans: { day: number; from: number; to: number }[] = [];
  for (const hour of hours.toSorted((a, b) => a - b)) {
    const day = Math.floor(hour / hoursOfDay);
    const from = hour % hoursOfDay;
    const last = spans.at(-1);
    if (last?.day === day && last.to === from) last.to = from + 1;
    else spans.push({ day, from, to: from + 1 });
  }
  return spans;
}
