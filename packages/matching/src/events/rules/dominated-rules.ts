import type { EventInstance, EventRule } from '../instance.ts';
import { defaultLevel } from './role.ts';

/** What a hard rule demands. Demands of one kind are compared. */
interface Demand {
  /** Demands with different scopes do not imply each other. */
  readonly scope: string;
  /** Larger numbers are stricter. */
  readonly strictness: readonly number[];
  /** The pairs, people or skills that it is about, if it names some. */
  readonly about?: ReadonlySet<string> | undefined;
}

/**
 * The instance without hard rules that another hard rule implies, such as 2 common hours beside 4. The same teams
 * satisfy the rules that stay. Of equivalent rules, the first one stays.
 */
export function withoutDominated(instance: EventInstance): EventInstance {
  const hard = instance.rules.filter(({ strength }) => strength === 'hard');
  const dominated = new Set<EventRule>();
  for (const rules of Map.groupBy(hard, ({ kind }) => kind).values()) {
    // Reading the pairs of a single rule would take time for nothing.
    const demands = rules.length < 2 ? [] : rules.map(demandOf);
    for (const [at, demand] of demands.entries()) {
      const isImplied = demands.some(
        (other, index) => index !== at && implies(other, demand) && (index < at || !implies(demand, other)),
      );
      const rule = rules[at];
      if (isImplied && rule !== undefined) dominated.add(rule);
    }
  }
  return { ...instance, rules: instance.rules.filter((rule) => !dominated.has(rule)) };
}

/** Whether each team that meets one demand meets the other one. */
function implies(one: Demand, other: Demand): boolean {
  if (one.scope !== other.scope) return false;
  if (one.strictness.some((value, at) => value < (other.strictness[at] ?? value))) return false;
  if (one.about === undefined) return true;
  return other.about?.isSubsetOf(one.about) ?? false;
}

/** The value of a stricter rule is at most that of a weaker one, for each team and member. */
function demandOf(rule: EventRule): Demand {
  const { least = 1 } = rule;
  const demand = (scope: unknown, strictness: readonly number[] = [], about?: Iterable<string>): Demand => ({
    scope: JSON.stringify(scope),
    strictness: [...strictness, least],
    about: about && new Set(about),
  });
  switch (rule.kind) {
    case 'role':
      return demand(rule.role, [rule.level ?? defaultLevel, rule.count ?? 1]);
    case 'needs':
      return demand(null, [rule.level ?? defaultLevel]);
    case 'hours':
      return demand(null, [rule.hours]);
    case 'skills': {
      const { skills = [] } = rule;
      // The value is a mean: only a team that has all of them has some of them at least as well.
      return least === 1 ? demand('all', [], skills) : demand(skills.toSorted());
    }
    case 'level':
      return demand(rule.mode, [rule.mode === 'mixed' ? rule.spread : -rule.tolerance]);
    case 'same':
      return demand(rule.question);
    case 'neverAlone':
      return demand([rule.question, rule.value]);
    case 'wishes':
      return demand(null, [-(rule.within ?? Number.POSITIVE_INFINITY)]);
    case 'apart':
      // Without `only`, it is also about the pairs of other such rules and the wishes of people.
      return demand(null, [rule.only === true ? 0 : 1], pairKeys(rule.pairs ?? []));
    case 'novelty':
      return demand(null, [], pairKeys(rule.met));
    case 'locked':
      return demand(rule.groups, [rule.as === 'team' ? 1 : 0]);
    case 'keep':
      return demand(null, [], rule.people);
    default:
      return demand(null);
  }
}

function pairKeys(pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.map((pair) => JSON.stringify(pair.toSorted()));
}
