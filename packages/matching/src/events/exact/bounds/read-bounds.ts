import { Numbering } from '../../../index/numbering.ts';
import { createBitTable } from '../../bit-table.ts';
import type { Cohort } from '../../cohort.ts';
import { avoidedBy, knownPairs } from '../../facts.ts';
import type { EventRule, RuleKind, RuleOf } from '../../instance.ts';
import { Neighbours } from '../../neighbours.ts';
import { share } from '../../rules/measure.ts';
import { defaultLevel, findHolders } from '../../rules/role.ts';
import type { Rule } from '../../rules/rule.ts';
import { isTeamRule } from '../../rules/rule-table.ts';
import { none, viewTeam } from '../../team-view.ts';
import { bestBalance, bestLikeness, bestMix, levelBound } from './level-bound.ts';
import { neighboursBound, ownBound, wholeBound } from './member-bounds.ts';
import { Points, type RuleBound } from './rule-bound.ts';
import { bestBound, commonBound, fixedBound, neverAloneBound, sameBound, wantsBound } from './team-bounds.ts';

interface Setting {
  readonly cohort: Cohort;
  readonly project: number;
  readonly maxSize: number;
  readonly rule: Rule;
  readonly points: Points;
}

type ReadBound<Kind extends RuleKind> = (source: RuleOf<Kind>, setting: Setting) => RuleBound;

const boundTable: { readonly [Kind in Exclude<RuleKind, 'projects'>]: ReadBound<Kind> } = {
  size: (_source, setting) => readFixed(setting),
  role({ role, level = defaultLevel, count = 1 }, { cohort, maxSize, points }) {
    const wants = [{ holders: findHolders(cohort, role, level), number: count }];
    return wantsBound(wants, maxSize, points);
  },
  needs({ level = defaultLevel }, setting) {
    const { cohort, project, maxSize, points } = setting;
    const needs = Object.entries(cohort.projects[project]?.needs ?? {});
    if (needs.length === 0) return readFixed(setting);
    const wants = needs.map(([role, number]) => ({ holders: findHolders(cohort, role, level), number }));
    return wantsBound(wants, maxSize, points);
  },
  skills({ skills = [] }, setting) {
    const { cohort, project, maxSize, points } = setting;
    const wanted = cohort.projects[project]?.skills ?? skills;
    if (wanted.length === 0) return readFixed(setting);
    const columns = wanted.map((skill) =>
      Float64Array.from(cohort.people, (person) => person.skills?.[skill] ?? 0),
    );
    return bestBound(columns, maxSize, points);
  },
  hours: ({ hours }, { cohort, maxSize, points }) =>
    commonBound(createBitTable(cohort.people.map(({ slots = [] }) => slots)), maxSize, (common, size) =>
      points.ofTeam(share(common, hours), size),
    ),
  language: (_source, { cohort, maxSize, points }) =>
    commonBound(
      createBitTable(cohort.people.map(({ languages = [] }) => languages)),
      maxSize,
      (common, size) => points.ofTeam(common > 0 ? 1 : 0, size),
    ),
  level(source, { cohort, maxSize, points }) {
    const best =
      source.mode === 'balanced'
        ? bestBalance(cohort.meanLevel, source.tolerance)
        : source.mode === 'mixed'
          ? bestMix(source.spread)
          : bestLikeness(source.tolerance);
    return levelBound(cohort.levels, maxSize, points, best);
  },
  same({ question }, { cohort, maxSize, points }) {
    const numbers = new Numbering();
    const answers = Int32Array.from(cohort.people, (person) => {
      const answer = person.answers?.[question];
      return answer === undefined ? none : numbers.numberOf(JSON.stringify(answer));
    });
    return sameBound(answers, maxSize, points);
  },
  neverAlone({ question, value }, { cohort, maxSize, points }) {
    const holders = Uint8Array.from(cohort.people, ({ answers }) => (answers?.[question] === value ? 1 : 0));
    return neverAloneBound(holders, maxSize, points);
  },
  friends(_source, { cohort, maxSize, points }) {
    const { people, friends, instance } = cohort;
    const wanted = people.map((_person, index) => Math.min(friends.of(index).length, instance.sizes.max - 1));
    return neighboursBound(friends, people.length, maxSize, points, (person, found, later) => {
      const most = wanted[person] ?? 0;
      return most === 0 ? 1 : share(found + later, most);
    });
  },
  apart: (source, { cohort, maxSize, points }) =>
    neighboursBound(avoidedBy(cohort, source), cohort.people.length, maxSize, points, (_person, found) =>
      found > 0 ? 0 : 1,
    ),
  novelty({ met }, { cohort, maxSize, points }) {
    const known = new Neighbours(cohort.people.length, knownPairs(met, cohort.indexOf));
    return neighboursBound(known, cohort.people.length, maxSize, points, (_person, found, _later, size) =>
      size < 2 ? 1 : 1 - found / (size - 1),
    );
  },
  wishes: (_source, setting) => readOwn(setting),
  eligible: (_source, setting) => readOwn(setting),
  locked: readLockedBound,
  keep: readKeepBound,
};

/** One bound for each rule, for teams of at most `maxSize` with a project, or with none. */
export function readBounds(cohort: Cohort, project: number, maxSize: number): RuleBound[] {
  const bounds = cohort.instance.rules.filter(isTeamRule).flatMap((source, index) => {
    const rule = cohort.rules[index];
    return rule === undefined
      ? []
      : [readBound(source, { cohort, project, maxSize, rule, points: new Points(rule) })];
  });
  return cohort.soft.length === 0 ? [...bounds, fixedBound(maxSize, (size) => 100 * size)] : bounds;
}

function readBound<Kind extends Exclude<EventRule['kind'], 'projects'>>(
  source: RuleOf<Kind>,
  setting: Setting,
): RuleBound {
  return boundTable[source.kind](source, setting);
}

/** A rule whose value depends on size and project only. */
function readFixed({ rule, project, maxSize, points }: Setting): RuleBound {
  return fixedBound(maxSize, (size) =>
    points.ofTeam(rule.value(viewTeam(new Array<number>(size).fill(0), project)), size),
  );
}

/** A rule about members whose value depends on the person and the project only. */
function readOwn({ cohort, rule, project, maxSize, points }: Setting): RuleBound {
  const values = Float64Array.from(cohort.people, (_person, index) =>
    rule.memberValue(viewTeam([index], project), 0),
  );
  return ownBound(values, maxSize, points);
}

/** A member's group can still be complete if at most as many are missing as join later. */
function readLockedBound(
  { groups, as = 'in' }: RuleOf<'locked'>,
  { cohort, maxSize, points }: Setting,
): RuleBound {
  const groupOf = new Int32Array(cohort.people.length).fill(none);
  for (const [group, ids] of groups.entries())
    for (const id of ids) {
      const person = cohort.indexOf.get(id);
      if (person !== undefined) groupOf[person] = group;
    }
  const locked = groups.map((ids) => ({
    people: new Set(ids.flatMap((id) => cohort.indexOf.get(id) ?? [])),
    size: new Set(ids).size,
  }));
  const bestValue = (person: number, members: Int32Array, count: number, size: number) => {
    const group = locked[groupOf[person] ?? none];
    if (group === undefined) return 1;
    let inside = 0;
    for (let at = 0; at < count; at += 1) if (group.people.has(members[at] ?? none)) inside += 1;
    if (inside + size - count < group.size) return 0;
    return as === 'in' || group.size === 1 || size === group.size ? 1 : 0;
  };
  const concerned = Uint8Array.from(groupOf, (group) => (group === none ? 0 : 1));
  return wholeBound(concerned, maxSize, (members, count, size) => {
    let sum = (size - count) * points.ofMember(1);
    for (let at = 0; at < count; at += 1)
      sum += points.ofMember(bestValue(members[at] ?? 0, members, count, size));
    return sum;
  });
}

/** The team continues the published team that most members come from. */
function readKeepBound(_source: RuleOf<'keep'>, { cohort, maxSize, points }: Setting): RuleBound {
  const { home } = cohort;
  const concerned = Uint8Array.from(home, (team) => (team === none ? 0 : 1));
  return wholeBound(concerned, maxSize, (members, count, size) => {
    const from = commonHome(home, members, count);
    let sum = (size - count) * points.ofMember(1);
    for (let at = 0; at < count; at += 1) {
      const team = home[members[at] ?? 0] ?? none;
      sum += points.ofMember(team === none || team === from ? 1 : 0);
    }
    return sum;
  });
}

/** The published team that most of these members come from, or `none`. */
export function commonHome(home: Int32Array, members: Int32Array, count: number): number {
  let best = none;
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    const team = home[members[at] ?? 0] ?? none;
    if (team === none) continue;
    let equal = 0;
    for (let other = 0; other < count; other += 1) if (home[members[other] ?? 0] === team) equal += 1;
    if (equal > most) [best, most] = [team, equal];
  }
  return best;
}
