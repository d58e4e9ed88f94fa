import { hashId } from '@teamwright/matching/index/hash.ts';
import { capacityOf } from '@teamwright/matching/team/plan.ts';
import { byHash, type Person, type Problem } from '@teamwright/matching/team/problem.ts';
import { findTeam } from '@teamwright/matching/team/team-search.ts';
import { teamPoints } from '@teamwright/matching/team/team-weights.ts';
import type { Chances } from './chances.ts';

const CANDIDATES = 150;
/** What chance may add among near-equals, so that one question's choice is not every question's. */
const LOT = 0.05;

export interface Question {
  readonly qid: string;
  readonly skillIds: readonly string[];
  readonly seats: number;
  readonly exclude: ReadonlySet<string>;
}

/** Chooses teams by the product's own search, from chances in place of evidence. */
export class Chooser {
  readonly #ids: readonly string[];
  readonly #chances: Chances;
  readonly #known = new Map<string, Float64Array>();

  constructor(ids: readonly string[], chances: Chances) {
    this.#ids = ids;
    this.#chances = chances;
  }

  /** `exposure` in skills: what somebody must do better to be chosen all the same. */
  choose({ qid, skillIds, seats, exclude }: Question, exposure: ReadonlyMap<string, number>): string[] {
    const price = (id: string) => (exposure.get(id) ?? 0) + LOT * lot(`${qid} ${id}`);
    const people = this.#ids
      .filter((id) => !exclude.has(id))
      .map((id) => {
        const credits = this.#creditsOf(id, skillIds);
        const cost = price(id);
        return { id, credits, cost, worth: credits.reduce((sum, credit) => sum + credit, 0) - cost };
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, CANDIDATES)
      .map(({ id, credits, cost }): Person => {
        const points = (teamPoints.coverage * cost * seats) / skillIds.length;
        const hash = hashId(`${qid} ${id}`);
        return {
          id,
          hash,
          credits,
          shows: 0,
          hours: 0,
          exposure: points / teamPoints.calm,
          record: undefined,
        };
      });
    const problem: Problem = {
      weights: new Float64Array(skillIds.length).fill(1 / Math.max(1, skillIds.length)),
      capacity: capacityOf(skillIds.length, seats),
      fixed: [],
      seats,
      pinned: [],
      candidates: people.sort(byHash),
      tie: () => 0,
    };
    return findTeam(problem).map(({ id }) => id);
  }

  #creditsOf(id: string, skillIds: readonly string[]): Float64Array {
    return Float64Array.from(skillIds, (skillId) => {
      const key = `${id} ${skillId}`;
      const known = this.#known.get(key) ?? this.#chances.of(id, [skillId]);
      this.#known.set(key, known);
      return known[0] ?? 0;
    });
  }
}

/** A lot drawn from a name (Gumbel's distribution), the same in every run; negative is cheaper. */
function lot(name: string): number {
  const share = (hashId(name) + 0.5) / 2 ** 32;
  return Math.log(-Math.log(share));
}
