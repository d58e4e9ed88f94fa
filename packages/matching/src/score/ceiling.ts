import { firstRow, rowLength, strengthAt } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import { type Seat, seatsAsked } from '../profile/seats.ts';
import { rankOf } from './fit.ts';
import { chanceOfUse, creditFor, gateFor, recentValue, skillsValue, worthOf } from './lenses/skill-lens.ts';
import type { Scoring } from './scoring.ts';
import type { Statistics } from './statistics.ts';
import { features } from './weights.ts';

/**
 * An upper bound of a developer's rank, from the required skills alone and much cheaper than the rank: all
 * other terms are assumed perfect, and all skills in current use.
 */
export class Ceiling {
  readonly #statistics: Statistics;
  readonly #developer: DeveloperRecord;
  readonly #credits = new Map<number, number>();
  readonly #rarities = new Map<number, number>();
  readonly #you: Float64Array;
  readonly #project: Float64Array;

  constructor(statistics: Statistics, scoring: Scoring, developer: DeveloperRecord) {
    this.#statistics = statistics;
    this.#developer = developer;
    this.#you = scoring.youToProject;
    this.#project = scoring.projectToYou(developer.preferences);
  }

  /** `gained` is an additional skill that the developer does not have, with its strength. */
  rank(project: ProjectRecord, gained: number, strength: number): number {
    return seatsAsked(project, undefined).reduce(
      (most, seat) => Math.max(most, this.#rankFor(project, seat, gained, strength)),
      0,
    );
  }

  #rankFor(
    { requirements }: ProjectRecord,
    { positions, level }: Seat,
    gained: number,
    strength: number,
  ): number {
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
    const coverage = (coveredRarity / totalRarity) ** 2;
    const gate = gateFor(
      worthOf(coverage, strengths / totalRarity, withCredit / totalRarity, nextUse / totalRarity),
    );
    const skills = skillsValue(coverage, strengths / totalRarity);
    const recent = recentValue(withCredit / totalRarity, nextUse / totalRarity);
    const fit = (points: Float64Array) =>
      features.reduce((sum, feature, at) => {
        const value =
          feature === 'skills'
            ? skills
            : feature === 'recent'
              ? recent
              : feature === 'connections' || feature === 'exposure'
                ? 1
                : gate;
        return sum + (points[at] ?? 0) * value;
      }, 0);
    return rankOf(fit(this.#you), fit(this.#project));
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
