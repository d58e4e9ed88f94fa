import { firstRow, rowLength, strengthAt } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import { type Seat, seatsAsked } from '../profile/seats.ts';
import { fitOf, rankOf } from './fit.ts';
import { chanceOfUse, creditFor, gateFor, recentValue, skillsValue, worthOf } from './lenses/skill-lens.ts';
import type { Scoring } from './scoring.ts';
import type { Statistics } from './statistics.ts';
import { termNames } from './weights.ts';

/**
 * An upper bound of a developer's rank, from the required skills alone and much cheaper than the rank: all
 * other terms are assumed perfect, and all skills in current use.
 */
export class Ceiling {
  readonly #statistics: Statistics;
  readonly #developer: DeveloperRecord;
  readonly #credits = new Map<number, number>();
  readonly #rarities = new Map<number, number>();
  readonly #youToProject: Float64Array;
  readonly #projectToYou: Float64Array;

  constructor(statistics: Statistics, scoring: Scoring, developer: DeveloperRecord) {
    this.#statistics = statistics;
    this.#developer = developer;
    this.#youToProject = scoring.youToProject;
    this.#projectToYou = scoring.projectToYou(developer.preferences);
  }

  /** `gained` is an additional skill that the developer does not have, with its strength in 0–1. */
  rank(project: ProjectRecord, gained: number, strength: number): number {
    return seatsAsked(project, undefined).reduce(
      (most, seat) => Math.max(most, this.#rankFor(project, seat, gained, strength)),
      0,
    );
  }

  #rankFor(project: ProjectRecord, seat: Seat, gained: number, strength: number): number {
    const { coverage, strengthShare, creditShare, nextUse } = this.#measuresOf(
      project,
      seat,
      gained,
      strength,
    );
    const gate = gateFor(worthOf(coverage, strengthShare, creditShare, nextUse));
    const skills = skillsValue(coverage, strengthShare);
    const recent = recentValue(creditShare, nextUse);
    const values = Float64Array.from(termNames, (term) => {
      if (term === 'skills') return skills;
      if (term === 'recent') return recent;
      return term === 'connections' || term === 'exposure' ? 1 : gate;
    });
    return rankOf(fitOf(this.#youToProject, values), fitOf(this.#projectToYou, values));
  }

  /** Upper bounds of the measures of the two skill terms, 0–1. The share of skills with credit bounds the recency. */
  #measuresOf({ requirements }: ProjectRecord, { positions, level }: Seat, gained: number, strength: number) {
    let totalRarity = 0;
    let coveredRarity = 0;
    let strengths = 0;
    let withCredit = 0;
    let nextUse = 0;
    for (const position of positions) {
      const requirement = requirements[position];
      if (!requirement) continue;
      const rarity = this.#rarityOf(requirement.skill);
      const best = Math.max(this.#creditOf(requirement), strength * factorOf(requirement, gained));
      totalRarity += rarity;
      const credit = creditFor(level, best, best, best);
      coveredRarity += rarity * credit;
      nextUse += rarity * chanceOfUse(credit, 1);
      strengths += rarity * best;
      if (best > 0) withCredit += rarity;
    }
    return {
      coverage: (coveredRarity / totalRarity) ** 2,
      strengthShare: strengths / totalRarity,
      creditShare: withCredit / totalRarity,
      nextUse: nextUse / totalRarity,
    };
  }

  #rarityOf(skill: number): number {
    const known = this.#rarities.get(skill) ?? this.#statistics.rarity(skill);
    this.#rarities.set(skill, known);
    return known;
  }

  #creditOf(requirement: Requirement): number {
    const known = this.#credits.get(requirement.skill);
    if (known !== undefined) return known;
    const { numbers } = this.#developer;
    let credit = 0;
    for (let row = firstRow; row < numbers.length; row += rowLength) {
      credit = Math.max(credit, strengthAt(numbers, row) * factorOf(requirement, numbers[row] ?? 0));
    }
    this.#credits.set(requirement.skill, credit);
    return credit;
  }
}

function factorOf({ sources }: Requirement, skill: number): number {
  const position = sources.positions.get(skill);
  return position === undefined ? 0 : (sources.factors[position] ?? 0);
}
