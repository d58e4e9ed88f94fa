import { type Effort, firstPart } from '../effort.ts';
import { brokenBy, cohortWith, hardRuleIds } from './hard-rules.ts';
import { smallestHittingSet } from './hitting-set.ts';
import {
  blameFor,
  judge,
  type Refutation,
  refuteRules,
  rulesOfContradiction,
  type VerdictTools,
} from './verdict.ts';

export interface Clash {
  /** Ids of hard rules that cannot be met together, in the order of the instance. */
  readonly rules: readonly string[];
  /** Whether teams exist for each smaller set of hard rules. */
  readonly isSmallest: boolean;
  readonly reason: Refutation;
}

/** Shares of the effort: to leave rules out while a proof remains, then to look for a smaller set. */
const narrowingShare = 0.4;
const shrinkingShare = 0.4;
/** People who fit into no team whose rules are compared, and those of them whose rules are reduced. */
const maxWitnesses = 12;
const maxReduced = 3;

/**
 * A smallest set of hard rules that cannot be met together. Every such set contains a rule of each set whose removal
 * makes teams possible. The smallest set that does is tried next (Ignatiev, Previti, Liffiton & Marques-Silva 2015,
 * "Smallest MUS Extraction with Minimal Hitting Set Dualization").
 * @param proof why the rules cannot be met, if it is known
 * @returns undefined if it is not proved that the rules cannot be met
 */
export function findClash(tools: VerdictTools, effort: Effort, proof?: Refutation): Clash | undefined {
  const all = hardRuleIds(tools.instance);
  const reason = proof ?? refuteRules(new Set(all), tools, effort);
  if (reason === undefined) return undefined;
  const first = namedBy(reason, tools, effort) ?? { rules: all, isSmallest: false, reason };
  const narrow = narrowBy(first, tools, firstPart(effort, narrowingShare));
  const known = shrink(narrow, firstPart(effort, shrinkingShare), (kept) => refuteRules(kept, tools, effort));
  if (known.rules.length <= 1) return { ...known, isSmallest: true };
  return findSmaller(known, all, tools, effort);
}

/** The rules that a quick proof is about: by counting, those about sizes and projects, and the one it names. */
function namedBy(reason: Refutation, tools: VerdictTools, effort: Effort): Clash | undefined {
  const rules = rulesOf(reason, tools);
  const proof = rules && refuteRules(new Set(rules), tools, effort);
  return proof && { rules, isSmallest: false, reason: proof };
}

function rulesOf(reason: Refutation, tools: VerdictTools): string[] | undefined {
  if (reason.kind === 'blocked' || reason.kind === 'together')
    return rulesOfContradiction(new Set(hardRuleIds(tools.instance)), tools);
  const named = reason.kind === 'role' ? reason.rule : undefined;
  return tools.instance.rules.flatMap(({ id, kind, strength }) =>
    strength === 'hard' && (id === named || kind === 'size' || kind === 'projects') ? [id] : [],
  );
}

/**
 * The fewest rules for which one person fits into no team. The proof for one person takes a small part of the time of a
 * proof for all people, and it names the rules that it needs.
 */
function narrowBy(first: Clash, tools: VerdictTools, effort: Effort): Clash {
  if (first.reason.kind !== 'blocked') return first;
  const blameOf = (person: string) => (kept: ReadonlySet<string>) => {
    const blamed = blameFor(person, kept, tools, effort);
    return blamed && { kind: 'blocked' as const, people: [person], rules: blamed };
  };
  const blamed = first.reason.people
    .slice(0, maxWitnesses)
    .flatMap((person): Clash[] => {
      const found = effort.spend(0) ? blameOf(person)(new Set(first.rules)) : undefined;
      return found === undefined ? [] : [withRules(first, found)];
    })
    .sort((a, b) => a.rules.length - b.rules.length);
  const reduced = blamed.slice(0, maxReduced).map((found) => shrink(found, effort, blameOf(personOf(found))));
  const best = reduced.sort((a, b) => a.rules.length - b.rules.length)[0];
  if (best === undefined || best.rules.length >= first.rules.length) return first;
  // The same rules can leave more people without a team.
  return { ...best, reason: refuteRules(new Set(best.rules), tools, effort) ?? best.reason };
}

function personOf({ reason }: Clash): string {
  return reason.kind === 'blocked' ? (reason.people[0] ?? '') : '';
}

/** A proof that may name the rules that it needs. */
type Proof = Refutation & { readonly rules?: ReadonlySet<string> };

/** The rules that the proof needs, or all of them. */
function withRules({ rules }: Pick<Clash, 'rules'>, { rules: needed, ...reason }: Proof): Clash {
  return { rules: needed ? rules.filter((id) => needed.has(id)) : rules, isSmallest: false, reason };
}

/** Leaves out blocks of rules, then single ones, as long as a proof remains. */
function shrink(
  first: Clash,
  effort: Effort,
  prove: (kept: ReadonlySet<string>) => Proof | undefined,
): Clash {
  let known = first;
  for (
    let block = Math.ceil(known.rules.length / 2);
    block >= 1;
    block = block === 1 ? 0 : Math.ceil(block / 2)
  )
    for (let start = 0; start < known.rules.length && effort.spend(1); ) {
      const rules = known.rules.toSpliced(start, block);
      const proof = prove(new Set(rules));
      if (proof === undefined) start += block;
      else known = withRules({ rules }, proof);
    }
  return known;
}

function findSmaller(first: Clash, all: readonly string[], tools: VerdictTools, effort: Effort): Clash {
  const full = cohortWith(tools.instance, new Set(all), tools.seed);
  const corrections: ReadonlySet<string>[] = [];
  const known = first;
  let isSmallest = true;
  const test = (rules: readonly string[]) => {
    const verdict = judge(new Set(rules), tools, effort);
    if (verdict.isPossible === true) corrections.push(brokenBy(full, verdict.teams));
    return verdict;
  };
  for (const id of first.rules) if (effort.spend(1)) test(all.filter((other) => other !== id));
  while (effort.spend(1)) {
    const next = smallestHittingSet(corrections, known.rules.length);
    if (next === undefined) return { ...known, isSmallest };
    const verdict = test(next);
    if (verdict.isPossible === false) {
      const rules = all.filter((id) => next.includes(id));
      return { rules, isSmallest, reason: verdict.reason };
    }
    if (verdict.isPossible === true) continue;
    // Neither teams nor a proof: a larger set must be tried, and a smaller one may have been missed.
    isSmallest = false;
    corrections.push(new Set(all.filter((id) => !next.includes(id))));
  }
  return known;
}
