import { FIRST_ROW, ROW, strengthAt } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import { rankOf } from './fit.ts';
import type { Statistics } from './statistics.ts';
import { type Direction, features, weights } from './weights.ts';

/** What all but the required skills and their recent use can give. */
const rest: Readonly<Record<Direction, number>> = {
  youToProject: restOf('youToProject'),
  projectToYou: restOf('projectToYou'),
};

function restOf(direction: Direction): number {
  return features
    .filter((feature) => feature !== 'required' && feature !== 'recent')
    .reduce((sum, feature) => sum + Math.max(0, weights[direction][feature]), 0);
}

/**
 * What a developer's rank can be at most, by required skills alone and far cheaper than the rank itself: everything
 * else is taken to be perfect, and every skill to be in use today.
 */
export class Ceiling {
  readonly #statistics: Statistics;
  readonly #developer: DeveloperRecord;
  readonly #credits = new Map<number, number>();
  readonly #rarities = new Map<number, number>();

  constructor(statistics: Statistics, developer: DeveloperRecord) {
    this.#statistics = statistics;
    this.#developer = developer;
  }

  /** With `gained`, a skill that the developer does not have, at that strength. */
  rank({ requirements }: ProjectRecord, gained: number, strength: number): number {
    let raritySum = 0;
    let required = 0;
    let doable = 0;
    let recent = 0;
    for (const requirement of requirements) {
      const rarity = this.#rarityOf(requirement.skill);
      const credit = Math.max(this.#creditOf(requirement), strength * factorOf(requirement, gained));
      raritySum += rarity;
      required += rarity * credit;
      doable += credit;
      if (credit > 0) recent += rarity;
    }
    const share = { required: required / raritySum, recent: recent / raritySum };
    return rankOf(
      rest.youToProject +
        weights.youToProject.required * share.required +
        weights.youToProject.recent * share.recent,
      rest.projectToYou +
        weights.projectToYou.required * (doable / requirements.length) +
        weights.projectToYou.recent * share.recent,
    );
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
    for (let row = FIRST_ROW; row < numbers.length; row += ROW) {
      credit = Math.max(credit, strengthAt(numbers, row) * factorOf(requirement, numbers[row] ?? 0));
    }
    this.#credits.set(requirement.skill, credit);
    return credit;
  }
}

function factorOf({ sources }: Requirement, skill: number): number {
  const place = sources.places.get(skill);
  return place === undefined ? 0 : (sources.factors[place] ?? 0);
}
