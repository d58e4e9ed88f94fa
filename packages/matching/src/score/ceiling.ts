import { firstRow, ownSkills, rowLength, strengthAt } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import { type Seat, seatsAsked } from '../profile/seats.ts';
import { rankOf } from './fit.ts';
import type { Scoring } from './scoring.ts';
import { creditFor } from './skill-lens.ts';
import type { Statistics } from './statistics.ts';
import { features, skillFeatures } from './weights.ts';

const required = features.indexOf('required');
const tags = features.indexOf('tags');
const recent = features.indexOf('recent');

/** The maximum of all terms that do not depend on skills. */
function restOf(points: Float64Array): number {
  return features.reduce((sum, feature, at) => sum + (skillFeatures.has(feature) ? 0 : (points[at] ?? 0)), 0);
}

function pointsAt(points: Float64Array, at: number, share: number): number {
  return (points[at] ?? 0) * share;
}

/**
 * An upper bound of a developer's rank, from the required skills alone and much cheaper than the rank: all
 * other terms are assumed perfect, and all skills in current use.
 */
export class Ceiling {
  readonly #statistics: Statistics;
  readonly #developer: DeveloperRecord;
  readonly #credits = new Map<number, number>();
  readonly #own: ReadonlySet<number>;
  readonly #rarities = new Map<number, number>();
  readonly #you: Float64Array;
  readonly #project: Float64Array;

  constructor(statistics: Statistics, scoring: Scoring, developer: DeveloperRecord) {
    this.#statistics = statistics;
    this.#developer = developer;
    this.#own = ownSkills(developer.numbers);
    this.#you = scoring.youToProject;
    this.#project = scoring.projectToYou(developer.wishes);
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
    { places, level }: Seat,
    gained: number,
    strength: number,
  ): number {
    let raritySum = 0;
    let requiredSum = 0;
    let doable = 0;
    let recentSum = 0;
    let named = 0;
    for (const place of places) {
      const requirement = requirements[place];
      if (!requirement) continue;
      const rarity = this.#rarityOf(requirement.skill);
      const best = Math.max(this.#creditOf(requirement), strength * factorOf(requirement, gained));
      const credit = creditFor(level, best, best, best);
      raritySum += rarity;
      requiredSum += rarity * credit;
      doable += credit;
      if (requirement.skill === gained || this.#own.has(requirement.skill)) named += 1;
      if (credit > 0) recentSum += rarity;
    }
    const recently = recentSum / raritySum;
    const exactly = named / places.length;
    return rankOf(
      restOf(this.#you) +
        pointsAt(this.#you, required, requiredSum / raritySum) +
        pointsAt(this.#you, tags, exactly) +
        pointsAt(this.#you, recent, recently),
      restOf(this.#project) +
        pointsAt(this.#project, required, doable / places.length) +
        pointsAt(this.#project, tags, exactly) +
        pointsAt(this.#project, recent, recently),
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
    for (let row = firstRow; row < numbers.length; row += rowLength) {
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
