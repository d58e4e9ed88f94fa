import { type Cohort, projectsOf, sizesOf } from '../../cohort.ts';
import { DisjointSets } from '../../disjoint-sets.ts';
import { avoidedBy } from '../../facts.ts';
import type { RuleKind } from '../../instance.ts';
import { none, type TeamView } from '../../team-view.ts';
import { canDivide } from './shortage.ts';

/** A proof from few people at a time that hard rules cannot be met together. It is quick also for large events. */
export interface Contradiction {
  /** Ids of hard rules, few of which may be needed for the proof. */
  readonly rules: readonly string[];
  /** People who fit into no team; empty if only all of them together do not fit. */
  readonly people: readonly number[];
}

/** People who are in one team, because hard rules put them together. */
interface Unit {
  readonly members: readonly number[];
  readonly joinedBy: readonly string[];
  /** Rules that let no one else into the team. */
  readonly closedBy: readonly string[];
}

/** Hard rules that more members never help. */
const fallingKinds: ReadonlySet<RuleKind> = new Set(['hours', 'language', 'eligible', 'wishes', 'apart']);
/** Those among them that depend on the members only. */
const sharedKinds: ReadonlySet<RuleKind> = new Set(['hours', 'language', 'apart']);

/** Pairs of units that are compared at most. In usual events each unit is compared a few times. */
const maxPairs = 500_000;

/**
 * Looks for a person whose team cannot exist, for too many people who must all be apart, and for people who fit only to
 * each other and cannot be divided into teams.
 * @param isAnySize teams of any size are allowed
 */
export function findContradiction(cohort: Cohort, isAnySize: boolean): Contradiction | undefined {
  const { unplacedMax = 0 } = cohort.instance.sizes;
  const alone = findAlone(cohort);
  const units = joinUnits(cohort);
  const misfits = [...alone, ...units.flatMap((unit) => misfitOf(cohort, unit, isAnySize))];
  const blocked = nameBlocked(misfits, unplacedMax);
  if (blocked !== undefined || isAnySize || unplacedMax > 0) return blocked;
  const fits = createFits(cohort, units);
  return findCrowd(cohort, units) ?? (fits && findIsland(cohort, units, fits));
}

/** All people who fit into no team by the fewest rules. */
function nameBlocked(misfits: readonly Contradiction[], unplacedMax: number): Contradiction | undefined {
  const misfitPeople = [...new Set(misfits.flatMap(({ people }) => people))];
  if (misfitPeople.length <= unplacedMax) return undefined;
  if (unplacedMax > 0)
    return { people: misfitPeople, rules: [...new Set(misfits.flatMap(({ rules }) => rules))] };
  const { rules } = misfits.reduce((least, misfit) =>
    misfit.rules.length < least.rules.length ? misfit : least,
  );
  const blocked = misfits.filter((misfit) => misfit.rules.every((id) => rules.includes(id)));
  return { people: [...new Set(blocked.flatMap(({ people }) => people))], rules };
}

/** People who are the only ones with an answer that must not be alone. */
function findAlone({ instance, people }: Cohort): Contradiction[] {
  return instance.rules.flatMap((rule) => {
    if (rule.kind !== 'neverAlone' || rule.strength !== 'hard' || (rule.least ?? 1) <= 0) return [];
    const holders = people.flatMap(({ answers }, person) =>
      answers?.[rule.question] === rule.value ? [person] : [],
    );
    return holders.length === 1 ? [{ people: holders, rules: [rule.id] }] : [];
  });
}

/**
 * Joins locked groups, and people whose friends all have to be in their team. If people can stay without a team, none
 * are joined: those who demand it may be the ones without a team.
 */
function joinUnits(cohort: Cohort): Unit[] {
  const { people, indexOf, friends, instance } = cohort;
  const sets = new DisjointSets(people.length);
  const joins: { readonly person: number; readonly rule: string }[] = [];
  const closes: { readonly person: number; readonly rule: string }[] = [];
  const join = (person: number, other: number, rule: string) => {
    if (sets.join(person, other)) joins.push({ person, rule });
  };
  const demanding = (instance.sizes.unplacedMax ?? 0) > 0 ? [] : instance.rules;
  for (const rule of demanding) {
    if (rule.strength !== 'hard' || (rule.least ?? 1) < 1) continue;
    if (rule.kind === 'locked') {
      // A person in several groups stays with the last one.
      const groupOf = new Map(rule.groups.flatMap((group) => group.map((id) => [id, group] as const)));
      for (const group of new Set(groupOf.values())) {
        const members = group.flatMap((id) => indexOf.get(id) ?? []);
        for (const member of members) join(members[0] ?? member, member, rule.id);
        const [first] = members;
        if (rule.as === 'team' && first !== undefined && members.length > 1)
          closes.push({ person: first, rule: rule.id });
      }
    }
    if (rule.kind === 'friends')
      for (const person of people.keys()) {
        const own = friends.of(person);
        if (own.length < instance.sizes.max) for (const friend of own) join(person, friend, rule.id);
      }
  }
  const joinsOf = Map.groupBy(joins, ({ person }) => sets.rootOf(person));
  const closesOf = Map.groupBy(closes, ({ person }) => sets.rootOf(person));
  const idsOf = (found: readonly { readonly rule: string }[] = []) => [
    ...new Set(found.map(({ rule }) => rule)),
  ];
  return sets.groups().map((members) => {
    const root = sets.rootOf(members[0] ?? none);
    return { members, joinedBy: idsOf(joinsOf.get(root)), closedBy: idsOf(closesOf.get(root)) };
  });
}

/** Why the unit fits into no team, even without others. A closed unit is a whole team. */
function misfitOf(cohort: Cohort, unit: Unit, isAnySize: boolean): Contradiction[] {
  const { members, joinedBy, closedBy } = unit;
  const isClosed = closedBy.length > 0;
  const rules = new Set<string>();
  for (const project of projectsOf(cohort)) {
    const { min, max } = sizesOf(cohort, project);
    const isTooSmall = isClosed && members.length < min;
    const hasWrongSize = !isAnySize && (isTooSmall || members.length > max);
    const broken = hasWrongSize
      ? limitRules(cohort)
      : brokenBy(cohort, members, project, isClosed ? undefined : fallingKinds);
    if (!hasWrongSize && broken.length === 0) return [];
    for (const id of broken) rules.add(id);
  }
  return [{ people: members, rules: [...new Set([...rules, ...joinedBy, ...closedBy])] }];
}

/** The rules that limit the sizes and the number of teams. */
function limitRules({ instance }: Cohort): string[] {
  return instance.rules.flatMap(({ id, kind, strength }) =>
    strength === 'hard' && (kind === 'size' || kind === 'projects') ? [id] : [],
  );
}

/** @param kinds the kinds of rules to check, or all */
function brokenBy(
  cohort: Cohort,
  members: readonly number[],
  project: number,
  kinds: ReadonlySet<RuleKind> | undefined,
): string[] {
  const team: TeamView = { members: Int32Array.from(members), size: members.length, project, from: none };
  return cohort.hard.flatMap(({ id, kind, lack }) =>
    (kinds === undefined || kinds.has(kind)) && lack(team) > 0 ? [id] : [],
  );
}

/** More units that must all be apart than teams are possible. The units with the most to avoid come first. */
function findCrowd(cohort: Cohort, units: readonly Unit[]): Contradiction | undefined {
  const hard = new Set(cohort.hard.filter(({ least }) => least > 0).map(({ id }) => id));
  const rules = cohort.instance.rules
    .filter((rule) => rule.kind === 'apart')
    .filter(({ id }) => hard.has(id));
  if (rules.length === 0) return undefined;
  const avoided = rules.map((rule) => avoidedBy(cohort, rule));
  const unitOf = new Map(units.flatMap((unit) => unit.members.map((person) => [person, unit] as const)));
  const apartFrom = new Map(
    units.map((unit) => {
      const others = unit.members.flatMap((person) => avoided.flatMap((pairs) => [...pairs.of(person)]));
      return [unit, new Set(others.flatMap((other) => unitOf.get(other) ?? []))] as const;
    }),
  );
  const countOf = (unit: Unit) => apartFrom.get(unit)?.size ?? 0;
  const crowd: Unit[] = [];
  for (const unit of units.toSorted((a, b) => countOf(b) - countOf(a)))
    if (crowd.every((other) => apartFrom.get(unit)?.has(other))) crowd.push(unit);
  const least = Math.min(...projectsOf(cohort).map((project) => Math.max(1, sizesOf(cohort, project).min)));
  if (crowd.length <= Math.floor(cohort.people.length / least)) return undefined;
  const joined = crowd.flatMap(({ joinedBy }) => joinedBy);
  return {
    people: [],
    rules: [...new Set([...limitRules(cohort), ...rules.map(({ id }) => id), ...joined])],
  };
}

/** Whether two units can be in one team. */
type Fits = (one: Unit, other: Unit) => boolean;

/** Returns a function that compares units; undefined if no rule keeps any of them apart. */
function createFits(cohort: Cohort, units: readonly Unit[]): Fits | undefined {
  if (!cohort.hard.some(({ kind }) => fallingKinds.has(kind))) return undefined;
  const all = projectsOf(cohort);
  const isSame = !cohort.hard.some(({ kind }) => fallingKinds.has(kind) && !sharedKinds.has(kind));
  const projects = isSame ? all.slice(0, 1) : all;
  const allowed = new Map(
    units.map((unit) => [
      unit,
      projects.filter((project) => brokenBy(cohort, unit.members, project, fallingKinds).length === 0),
    ]),
  );
  const max = Math.max(...all.map((project) => sizesOf(cohort, project).max));
  const shared = cohort.hard.filter(({ kind }) => sharedKinds.has(kind));
  const buffer = new Int32Array(2 * max);
  return (one, other) => {
    const size = one.members.length + other.members.length;
    if (size > max) return false;
    const others = allowed.get(other) ?? [];
    if (!allowed.get(one)?.some((project) => others.includes(project))) return false;
    buffer.set(one.members);
    buffer.set(other.members, one.members.length);
    const team = { members: buffer, size, project: none, from: none };
    return shared.every(({ lack }) => lack(team) <= 0);
  };
}

/** People who fit only to each other, and who cannot be divided into teams of the allowed sizes. */
function findIsland(cohort: Cohort, units: readonly Unit[], fits: Fits): Contradiction | undefined {
  const limits = projectsOf(cohort).map((project) => sizesOf(cohort, project));
  const islands = findIslands(units, fits).filter(({ length }) => !canDivide(length, length, limits));
  if (islands.length === 0) return undefined;
  const least = Math.min(...limits.map(({ min }) => min));
  const falling = cohort.hard.filter(({ kind }) => fallingKinds.has(kind)).map(({ id }) => id);
  const joined = new Set(units.flatMap(({ joinedBy }) => joinedBy));
  return {
    people: islands.filter(({ length }) => length < least).flat(),
    rules: [...limitRules(cohort), ...falling, ...joined],
  };
}

/** People who are connected because some of them fit to each other; without those above the limit of pairs. */
function findIslands(units: readonly Unit[], fits: Fits): number[][] {
  const islands: number[][] = [];
  let open: readonly Unit[] = units;
  let pairs = 0;
  while (open.length > 0) {
    const island = open.slice(0, 1);
    open = open.slice(1);
    for (let at = 0; at < island.length; at += 1) {
      const unit = island[at];
      pairs += open.length;
      if (unit === undefined || pairs > maxPairs) return islands;
      const byFit = Map.groupBy(open, (other) => fits(unit, other));
      island.push(...(byFit.get(true) ?? []));
      open = byFit.get(false) ?? [];
    }
    islands.push(island.flatMap(({ members }) => members));
  }
  return islands;
}
