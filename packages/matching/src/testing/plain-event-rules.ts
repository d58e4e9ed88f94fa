import type { EventInstance, EventPerson, EventRule, RuleOf } from '../events/instance.ts';

/** One team in words of the instance, for the plain formulas below: they share no code with the engine. */
export interface PlainTeam {
  readonly members: readonly EventPerson[];
  readonly project?: NonNullable<EventInstance['projects']>[number];
  readonly from?: string;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
const most = (values: readonly number[]) => Math.max(0, ...values);
const atMostOne = (value: number) => Math.max(0, Math.min(1, value));
const common = (lists: readonly (readonly (string | number)[])[]) =>
  (lists[0] ?? []).filter((value) => lists.every((list) => list.includes(value)));
export const areFriends = (a: EventPerson, b: EventPerson) =>
  a !== b && a.friends?.includes(b.id) === true && b.friends?.includes(a.id) === true;

function areApart(rule: RuleOf<'apart'>, instance: EventInstance, a: EventPerson, b: EventPerson): boolean {
  const shared = instance.rules.flatMap((one) =>
    one.kind === 'apart' && !one.only ? (one.pairs ?? []) : [],
  );
  const pairs = rule.only ? (rule.pairs ?? []) : shared;
  const isNamed = pairs.some(([x, y]) => (x === a.id && y === b.id) || (x === b.id && y === a.id));
  const avoids = a.avoid?.includes(b.id) === true || b.avoid?.includes(a.id) === true;
  return isNamed || (!rule.only && avoids);
}

function countRole(members: readonly EventPerson[], role: string, level = 1): number {
  return members.filter(({ roles }) => roles?.[role] !== undefined && roles[role] >= level).length;
}

function plainLevel(rule: RuleOf<'level'>, instance: EventInstance, { members }: PlainTeam): number {
  const levels = members.map(({ level = 0 }) => level);
  const spread = Math.max(...levels) - Math.min(...levels);
  if (rule.mode === 'mixed') return atMostOne(spread / rule.spread);
  if (rule.mode === 'alike') return atMostOne(1 - spread / rule.tolerance);
  const cohort = mean(instance.people.map(({ level = 0 }) => level));
  return atMostOne(1 - Math.abs(mean(levels) - cohort) / rule.tolerance);
}

function plainWish(rule: RuleOf<'wishes'>, person: EventPerson, project?: string): number {
  const { wishes = [] } = person;
  if (wishes.length === 0) return 1;
  const rank = project === undefined ? -1 : wishes.indexOf(project);
  if (rule.strength === 'hard') return rank >= 0 && rank < (rule.within ?? 0) ? 1 : 0;
  return rank < 0 ? (rule.unlisted ?? 0) : (rule.curve?.[rank] ?? rule.unlisted ?? 0);
}

/** The value of a rule about members for one of them; `undefined` for rules about teams. */
export function plainMember(
  rule: EventRule,
  instance: EventInstance,
  team: PlainTeam,
  me: EventPerson,
): number | undefined {
  const { members, project, from } = team;
  const others = members.filter((other) => other !== me);
  if (rule.kind === 'friends') {
    const all = instance.people.filter((other) => areFriends(me, other));
    const kept = others.filter((other) => areFriends(me, other));
    return all.length === 0 ? 1 : atMostOne(kept.length / Math.min(all.length, instance.sizes.max - 1));
  }
  if (rule.kind === 'apart') return others.some((other) => areApart(rule, instance, me, other)) ? 0 : 1;
  if (rule.kind === 'wishes') return plainWish(rule, me, project?.id);
  if (rule.kind === 'eligible') {
    const answer = project?.only && me.answers?.[project.only.question];
    return !project?.only || (answer !== undefined && project.only.values.includes(answer)) ? 1 : 0;
  }
  if (rule.kind === 'novelty') {
    const met = others.filter((other) =>
      rule.met.some((pair) => pair[0] !== pair[1] && pair.includes(me.id) && pair.includes(other.id)),
    );
    return others.length === 0 ? 1 : 1 - met.length / others.length;
  }
  if (rule.kind === 'locked') {
    const group = rule.groups.findLast((ids) => ids.includes(me.id)) ?? [me.id];
    const isWhole = group.every((id) => members.some((member) => member.id === id));
    return isWhole && (rule.as === 'in' || group.length === 1 || group.length === members.length) ? 1 : 0;
  }
  if (rule.kind !== 'keep') return undefined;
  const home = instance.published?.find(({ members: ids }) => ids.includes(me.id));
  return home === undefined || home.id === from ? 1 : 0;
}

export function plainValue(rule: EventRule, instance: EventInstance, team: PlainTeam): number {
  const { members, project } = team;
  switch (rule.kind) {
    case 'size':
      return atMostOne(1 - (rule.step ?? 0.5) * Math.abs(members.length - instance.sizes.preferred));
    case 'role':
      return atMostOne(countRole(members, rule.role, rule.level) / (rule.count ?? 1));
    case 'needs':
      return mean(
        Object.entries(project?.needs ?? {}).map(([role, number]) =>
          atMostOne(countRole(members, role, rule.level) / number),
        ),
      );
    case 'skills':
      return mean(
        (project?.skills ?? rule.skills ?? []).map((skill) =>
          most(members.map((one) => one.skills?.[skill] ?? 0)),
        ),
      );
    case 'hours':
      return atMostOne(common(members.map(({ slots = [] }) => slots)).length / rule.hours);
    case 'language':
      return common(members.map(({ languages = [] }) => languages)).length > 0 ? 1 : 0;
    case 'level':
      return plainLevel(rule, instance, team);
    case 'same': {
      const answers = members.flatMap((one) => one.answers?.[rule.question] ?? []);
      return Math.max(1, ...answers.map((a) => answers.filter((b) => b === a).length)) / members.length;
    }
    case 'neverAlone':
      return members.filter((one) => one.answers?.[rule.question] === rule.value).length === 1 ? 0 : 1;
    default:
      return mean(members.map((me) => plainMember(rule, instance, team, me) ?? Number.NaN));
  }
}

export function plainScore(instance: EventInstance, team: PlainTeam): number {
  let [sum, weights] = [0, 0];
  for (const rule of instance.rules) {
    if (rule.strength === 'hard' || rule.kind === 'projects') continue;
    sum += rule.strength * plainValue(rule, instance, team);
    weights += rule.strength;
  }
  return weights === 0 ? 100 : (100 * sum) / weights;
}
