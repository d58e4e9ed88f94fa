import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ClashFix, ClashReason } from '@teamwright/contracts/events/clash.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';

/** The weight of a rule that is no longer hard: the highest position of the slider below `hard`. */
const softenedWeight = 3;

interface TeamSizes {
  readonly min: number;
  readonly max: number;
}

interface Clash {
  /** Ids of rules; null if no teams of the allowed sizes exist. */
  readonly clash: readonly string[] | null;
  readonly reason: ClashReason | null;
  /** As the event has them now. */
  readonly rules: readonly EventRule[];
  readonly sizes: TeamSizes;
}

/** The changes that end a clash: other sizes first, then weaker rules. */
export function clashFixes({ clash, reason, rules, sizes }: Clash): ClashFix[] {
  if (reason === null) return [];
  const hard = rules.filter(({ id, kind, strength }) => {
    // The limits of the sizes always hold, so a weaker size rule changes nothing.
    return strength === 'hard' && kind !== 'size' && clash?.includes(id);
  });
  return [
    ...sizeFixes(reason, sizes),
    ...hard.flatMap(({ id: ruleId }): ClashFix[] => [
      { kind: 'soften', ruleId },
      { kind: 'remove', ruleId },
    ]),
  ];
}

function sizeFixes(reason: ClashReason, sizes: TeamSizes): ClashFix[] {
  const wanted = wantedSizes(reason, sizes);
  const { min: least, max: most } = limits.eventTeamSize;
  return wanted.flatMap(({ min, max }): ClashFix[] => {
    const isNew = min !== sizes.min || max !== sizes.max;
    return isNew && min >= least && max <= most ? [{ kind: 'teamSize', min, max }] : [];
  });
}

function wantedSizes(reason: ClashReason, { min, max }: TeamSizes): TeamSizes[] {
  switch (reason.kind) {
    case 'role':
      return reason.sizeThatFits === null ? [] : [{ min, max: Math.max(max, reason.sizeThatFits) }];
    case 'places':
      return reason.places === 0 ? [] : [{ min, max: Math.ceil((max * reason.people) / reason.places) }];
    case 'size':
      return [
        ...largerSizes(reason.people, { min, max }).slice(0, 1),
        ...smallerSizes(reason.people, { min, max }).slice(0, 1),
      ];
    default:
      return [];
  }
}

function largerSizes(people: number, { min, max }: TeamSizes): TeamSizes[] {
  const more = Array.from({ length: limits.eventTeamSize.max - max }, (_, at) => ({
    min,
    max: max + at + 1,
  }));
  return more.filter((sizes) => canDivide(people, sizes));
}

function smallerSizes(people: number, { min, max }: TeamSizes): TeamSizes[] {
  const fewer = Array.from({ length: min - limits.eventTeamSize.min }, (_, at) => ({
    min: min - at - 1,
    max,
  }));
  return fewer.filter((sizes) => canDivide(people, sizes));
}

function canDivide(people: number, { min, max }: TeamSizes): boolean {
  const teams = Math.ceil(people / max);
  return teams * min <= people;
}

export function isSameFix(one: ClashFix, other: ClashFix): boolean {
  if (one.kind === 'teamSize')
    return other.kind === 'teamSize' && one.min === other.min && one.max === other.max;
  return one.kind === other.kind && one.ruleId === other.ruleId;
}

/** The rules after a fix. Fixes of sizes leave them as they are. */
export function fixRules(rules: readonly EventRule[], fix: ClashFix): EventRule[] {
  if (fix.kind === 'remove') return rules.filter(({ id }) => id !== fix.ruleId);
  if (fix.kind === 'teamSize') return [...rules];
  return rules.map((rule) => (rule.id === fix.ruleId ? { ...rule, strength: softenedWeight } : rule));
}
