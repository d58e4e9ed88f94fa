import { withRoom } from '../index/room.ts';
import { dayMs, decay } from '../profile/decay.ts';
import {
  type DeveloperNumbers,
  dayOf,
  declaredOnlyAt,
  firstRow,
  lastSeenDayAt,
  rowLength,
  strengthAt,
} from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { LinkedSkills } from './skill-space.ts';
import type { Statistics } from './statistics.ts';
import { declaredRecency } from './weights.ts';

const halfLifeMs = 365 * dayMs;
const graceMs = 60 * dayMs;

/**
 * Precomputed: a power per skill and candidate would be the most expensive step of scoring. Zero after 13
 * years.
 */
const recencyByDay = Float64Array.from({ length: 5000 }, (_, day) => decay(day * dayMs, halfLifeMs, graceMs));

/**
 * The required skills of a project in inverted form: from a developer's skill to the requirements it covers.
 * Measuring a developer then takes one step per skill of the developer, independent of the number of related
 * skills.
 */
export class SkillLens {
  /** Credit for the required skills, weighted by rarity: owners need rare skills most. */
  required = 0;
  /** Credit with equal weights: how much of the work the developer can do. */
  doable = 0;
  recent = 0;
  /** The share of the required skills that the developer has under the same name, at any strength. */
  named = 0;
  readonly #statistics: Statistics;
  #rarities = new Float64Array(0);
  /** The current developer's best credit per requirement. */
  #credits = new Float64Array(0);
  #recencies = new Float64Array(0);
  #raritySum = 0;
  #today = 0;
  /** Skill → its first answer; 0 for skills that cover no requirement. */
  #firstAnswer: Int32Array = new Int32Array(1024);
  #skills: number[] = [];
  /** Skill → 1 if the skill itself is required. */
  #asked: Int32Array = new Int32Array(1024);
  /**
   * Answers are numbered from 1. Each has a requirement, the skill's factor for it, and the skill's next
   * answer.
   */
  #answers = 0;
  #requirements: Int32Array = new Int32Array(256);
  #nextAnswer: Int32Array = new Int32Array(256);
  #factors = new Float64Array(256);

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  load({ requirements }: ProjectRecord, now: number): void {
    this.#today = dayOf(now);
    for (const skill of this.#skills) {
      this.#firstAnswer[skill] = 0;
      this.#asked[skill] = 0;
    }
    this.#skills.length = 0;
    this.#answers = 0;
    this.#rarities = Float64Array.from(requirements, ({ skill }) => this.#statistics.rarity(skill));
    this.#raritySum = this.#rarities.reduce((sum, rarity) => sum + rarity, 0);
    this.#credits = new Float64Array(requirements.length);
    this.#recencies = new Float64Array(requirements.length);
    for (const [at, { skill, sources }] of requirements.entries()) {
      this.#turnRound(at, sources);
      this.#asked[skill] = 1;
    }
  }

  /**
   * Measures a developer against the loaded project. Returns false without changing the values if the project
   * requires nothing.
   */
  measure(numbers: DeveloperNumbers): boolean {
    if (this.#credits.length === 0) return false;
    const firstAnswer = this.#firstAnswer;
    const asked = this.#asked;
    let named = 0;
    for (let row = firstRow; row < numbers.length; row += rowLength) {
      const skill = numbers[row] ?? 0;
      const first = firstAnswer[skill] ?? 0;
      if (first === 0) continue;
      named += asked[skill] ?? 0;
      this.#answer(first, strengthAt(numbers, row), recencyAt(numbers, row, this.#today));
    }
    this.named = named / this.#credits.length;
    this.#sumUp();
    return true;
  }

  #turnRound(requirement: number, { skills, factors }: LinkedSkills): void {
    this.#makeRoom(skills.length);
    for (let at = 0; at < skills.length; at += 1) {
      const skill = skills[at] ?? 0;
      this.#firstAnswer = withRoom(this.#firstAnswer, skill);
      this.#asked = withRoom(this.#asked, skill);
      const next = this.#firstAnswer[skill] ?? 0;
      if (next === 0) this.#skills.push(skill);
      this.#answers += 1;
      this.#firstAnswer[skill] = this.#answers;
      this.#nextAnswer[this.#answers] = next;
      this.#factors[this.#answers] = factors[at] ?? 0;
      this.#requirements[this.#answers] = requirement;
    }
  }

  #makeRoom(answers: number): void {
    const last = this.#answers + answers;
    if (last < this.#factors.length) return;
    this.#nextAnswer = withRoom(this.#nextAnswer, last);
    this.#requirements = withRoom(this.#requirements, last);
    const factors = new Float64Array(this.#nextAnswer.length);
    factors.set(this.#factors);
    this.#factors = factors;
  }

  /** Keeps for each requirement the best credit of own, implying and neighbouring skills. */
  #answer(first: number, strength: number, recency: number): void {
    const credits = this.#credits;
    const recencies = this.#recencies;
    const requirements = this.#requirements;
    const factors = this.#factors;
    const nextAnswer = this.#nextAnswer;
    for (let answer = first; answer > 0; answer = nextAnswer[answer] ?? 0) {
      const requirement = requirements[answer] ?? 0;
      const factor = factors[answer] ?? 0;
      const credit = strength * factor;
      if (credit > (credits[requirement] ?? 0)) credits[requirement] = credit;
      const used = recency * factor;
      if (used > (recencies[requirement] ?? 0)) recencies[requirement] = used;
    }
  }

  /** Computes the totals, and resets the state for the next developer. */
  #sumUp(): void {
    const rarities = this.#rarities;
    const credits = this.#credits;
    const recencies = this.#recencies;
    let required = 0;
    let doable = 0;
    let recent = 0;
    for (let at = 0; at < credits.length; at += 1) {
      const rarity = rarities[at] ?? 0;
      const credit = credits[at] ?? 0;
      required += rarity * credit;
      doable += credit;
      recent += rarity * (recencies[at] ?? 0);
      credits[at] = 0;
      recencies[at] = 0;
    }
    this.required = required / this.#raritySum;
    this.doable = doable / credits.length;
    this.recent = recent / this.#raritySum;
  }
}

function recencyAt(numbers: DeveloperNumbers, row: number, today: number): number {
  if (declaredOnlyAt(numbers, row)) return declaredRecency;
  return recencyByDay[Math.max(0, today - lastSeenDayAt(numbers, row))] ?? 0;
}
