import type { Clause } from '../index/reading.ts';
import type { Search } from '../index/search.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';
import type { Requirement } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import { hasHours } from './people.ts';

const maxCandidates = 150;
/** Number of candidates that are best by all skills together. */
const bestOverall = 60;
/** Clause weights are integers, so weights are rounded to thousandths. */
const units = 1000;

/**
 * The best open developers by all required skills together and by each skill alone, taken in turns so that
 * every skill is represented. `search` must run over the community's developers; the caller hides developers
 * who must not appear.
 */
export function findCandidates(
  { developers, statistics }: Community,
  search: Search<DeveloperRecord>,
  requirements: readonly Requirement[],
  hours: number | null,
): DeveloperRecord[] {
  const clauses = requirements.map(({ skill }) => ({
    field: fields.skills,
    feature: skill,
    weight: Math.ceil(statistics.rarity(skill) * (units / requirements.length)),
  }));
  const each = Math.max(12, Math.ceil(maxCandidates / Math.max(1, requirements.length)));
  const best = (of: readonly Clause[], count: number) => bestWithHours(developers, search, of, count, hours);
  const lists = [best(clauses, bestOverall), ...clauses.map((clause) => best([clause], each))];
  return inTurns(lists);
}

function bestWithHours(
  developers: Community['developers'],
  search: Search<DeveloperRecord>,
  clauses: readonly Clause[],
  count: number,
  hours: number | null,
): DeveloperRecord[] {
  for (let limit = count; ; limit *= 4) {
    const numbers = search.best(clauses, limit);
    const found = numbers
      .map((number) => developers.documentAt(number))
      .filter((record) => record !== undefined)
      .filter((record) => hasHours(record, hours));
    if (found.length >= count || numbers.length < limit) return found.slice(0, count);
  }
}

function inTurns(lists: readonly (readonly DeveloperRecord[])[]): DeveloperRecord[] {
  const found = new Set<DeveloperRecord>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const record = list[turn];
      if (record && found.size < maxCandidates) found.add(record);
    }
  }
  return [...found];
}
