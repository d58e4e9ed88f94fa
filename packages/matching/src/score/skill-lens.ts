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
import type { Seat } from '../profile/seats.ts';
import type { SeatLevel } from '../types.ts';
import type { SkillSource } from './skill-links.ts';
import type { LinkedSkills } from './skill-space.ts';
import type { Statistics } from './statistics.ts';
import { type Direction, declaredRecency } from './weights.ts';

const halfLifeMs = 365 * dayMs;
const graceMs = 60 * dayMs;

/** For a seat of level *solid*, a skill that is only declared counts half. */
const unprovenShare = 0.5;
/** For a seat of level *learning*, half the strength is enough, and neighbouring skills count more. */
const learningStrength = 0.5;
const learningNear = 1.25;

/**
 * Precomputed: a power per skill and candidate would be the most expensive step of scoring. Zero after 13
 * years.
 */
const recencyByDay = Float64Array.from({ length: 5000 }, (_, day) => decay(day * dayMs, halfLifeMs, graceMs));

/** A skill's share of the term of the required skills: `value` of `most`, and all `most` add up to 1. */
export interface SkillShare {
  /** Position among the project's requirements. */
  readonly place: number;
  readonly value: number;
  readonly most: number;
}

/** Kinds of answers. */
const isOther = 0;
const isOwn = 1;
const isNear = 2;

/** How much recent use counts beside the skills when the best seat is chosen, as in the points. */
const recencyShare = 0.2;

function kindOf(how: SkillSource['how'] | undefined): number {
  if (how === 'own') return isOwn;
  return how === 'related' ? isNear : isOther;
}

/**
 * The credit of a required skill in 0–1 for a seat of this level. `known` is the best credit of the skill and
 * those that imply it, `shown` the same without skills that are only declared, `near` that of neighbouring
 * skills.
 */
export function creditFor(level: SeatLevel, known: number, shown: number, near: number): number {
  if (level === 'solid') return Math.max(shown, known * unprovenShare, near);
  if (level === 'learning') return Math.min(1, Math.max(known / learningStrength, near * learningNear));
  return Math.max(known, near);
}

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
  /** The position of the best seat among the given ones. The values are those for this seat. */
  seat = 0;
  readonly #statistics: Statistics;
  #rarities = new Float64Array(0);
  /** The current developer's best credit per requirement. */
  #credits = new Float64Array(0);
  #recencies = new Float64Array(0);
  #seats: readonly Seat[] = [];
  #today = 0;
  /** Skill → its first answer; 0 for skills that cover no requirement. */
  #firstAnswer: Int32Array = new Int32Array(1024);
  #skills: number[] = [];
  /** Per requirement: 1 if the current developer has the skill under the same name. */
  #named = new Uint8Array(0);
  /** The best credit of a neighbouring skill, and of a skill that is shown in work. */
  #near = new Float64Array(0);
  #shown = new Float64Array(0);
  /**
   * Answers are numbered from 1. Each has a requirement, the skill's factor for it, and the skill's next
   * answer.
   */
  #answers = 0;
  #requirements: Int32Array = new Int32Array(256);
  #nextAnswer: Int32Array = new Int32Array(256);
  #factors = new Float64Array(256);
  #kinds = new Uint8Array(256);

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  /** `seats` are the seats of the project that a developer may get, at least one. */
  load({ requirements }: ProjectRecord, seats: readonly Seat[], now: number): void {
    this.#today = dayOf(now);
    for (const skill of this.#skills) this.#firstAnswer[skill] = 0;
    this.#seats = seats;
    this.#skills.length = 0;
    this.#answers = 0;
    this.#rarities = Float64Array.from(requirements, ({ skill }) => this.#statistics.rarity(skill));
    this.#credits = new Float64Array(requirements.length);
    this.#recencies = new Float64Array(requirements.length);
    this.#named = new Uint8Array(requirements.length);
    this.#near = new Float64Array(requirements.length);
    this.#shown = new Float64Array(requirements.length);
    for (const [at, { sources }] of requirements.entries()) this.#turnRound(at, sources);
  }

  /**
   * Measures a developer against the loaded project. Returns false without changing the values if the project
   * requires nothing.
   */
  measure(numbers: DeveloperNumbers): boolean {
    if (this.#credits.length === 0) return false;
    this.#forget();
    const firstAnswer = this.#firstAnswer;
    for (let row = firstRow; row < numbers.length; row += rowLength) {
      const skill = numbers[row] ?? 0;
      const first = firstAnswer[skill] ?? 0;
      if (first === 0) continue;
      const shown = declaredOnlyAt(numbers, row) ? 0 : 1;
      this.#answer(first, strengthAt(numbers, row), recencyAt(numbers, row, this.#today), shown);
    }
    this.#chooseSeat();
    return true;
  }

  /** The shares of the seat's skills, for the developer measured last. Their values add up to the term's. */
  shares(direction: Direction): SkillShare[] {
    const seat = this.#seats[this.seat];
    if (!seat || this.#credits.length === 0) return [];
    const weights = Array.from(seat.places, (place) =>
      direction === 'youToProject' ? (this.#rarities[place] ?? 0) : 1,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, at) => {
      const place = seat.places[at] ?? 0;
      const most = weight / total;
      return { place, value: most * this.#creditAt(place, seat.level), most };
    });
  }

  #turnRound(requirement: number, { skills, factors, list }: LinkedSkills): void {
    this.#makeRoom(skills.length);
    for (let at = 0; at < skills.length; at += 1) {
      const skill = skills[at] ?? 0;
      this.#firstAnswer = withRoom(this.#firstAnswer, skill);
      const next = this.#firstAnswer[skill] ?? 0;
      if (next === 0) this.#skills.push(skill);
      this.#answers += 1;
      this.#firstAnswer[skill] = this.#answers;
      this.#nextAnswer[this.#answers] = next;
      this.#factors[this.#answers] = factors[at] ?? 0;
      this.#kinds[this.#answers] = kindOf(list[at]?.how);
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
    const kinds = new Uint8Array(this.#nextAnswer.length);
    kinds.set(this.#kinds);
    this.#kinds = kinds;
  }

  /** Keeps for each requirement the best credit of own, implying and neighbouring skills. */
  #answer(first: number, strength: number, recency: number, shown: number): void {
    const credits = this.#credits;
    const recencies = this.#recencies;
    const requirements = this.#requirements;
    const factors = this.#factors;
    const kinds = this.#kinds;
    const nextAnswer = this.#nextAnswer;
    for (let answer = first; answer > 0; answer = nextAnswer[answer] ?? 0) {
      const requirement = requirements[answer] ?? 0;
      const factor = factors[answer] ?? 0;
      const credit = strength * factor;
      if (kinds[answer] === isNear) raise(this.#near, requirement, credit);
      else {
        raise(credits, requirement, credit);
        raise(this.#shown, requirement, credit * shown);
      }
      if (kinds[answer] === isOwn) this.#named[requirement] = 1;
      raise(recencies, requirement, recency * factor);
    }
  }

  #forget(): void {
    this.#credits.fill(0);
    this.#recencies.fill(0);
    this.#near.fill(0);
    this.#shown.fill(0);
    this.#named.fill(0);
  }

  /** Finds the seat with the highest values. */
  #chooseSeat(): void {
    let most = -1;
    for (let at = 0; at < this.#seats.length; at += 1) {
      const seat = this.#seats[at];
      if (seat) most = this.#measureSeat(seat, at, most);
    }
  }

  /** Keeps the values of a seat that is better than `most`. Returns the higher of both. */
  #measureSeat({ places, level }: Seat, at: number, most: number): number {
    let raritySum = 0;
    let required = 0;
    let doable = 0;
    let recent = 0;
    let named = 0;
    for (let place = 0; place < places.length; place += 1) {
      const requirement = places[place] ?? 0;
      const rarity = this.#rarities[requirement] ?? 0;
      const credit = this.#creditAt(requirement, level);
      raritySum += rarity;
      required += rarity * credit;
      doable += credit;
      recent += rarity * (this.#recencies[requirement] ?? 0);
      named += this.#named[requirement] ?? 0;
    }
    required /= raritySum;
    recent /= raritySum;
    const value = required + recent * recencyShare;
    if (value <= most) return most;
    this.seat = at;
    this.required = required;
    this.doable = doable / places.length;
    this.recent = recent;
    this.named = named / places.length;
    return value;
  }

  #creditAt(requirement: number, level: SeatLevel): number {
    return creditFor(
      level,
      this.#credits[requirement] ?? 0,
      this.#shown[requirement] ?? 0,
      this.#near[requirement] ?? 0,
    );
  }
}

function raise(best: Float64Array, place: number, value: number): void {
  if (value > (best[place] ?? 0)) best[place] = value;
}

function recencyAt(numbers: DeveloperNumbers, row: number, today: number): number {
  if (declaredOnlyAt(numbers, row)) return declaredRecency;
  return recencyByDay[Math.max(0, today - lastSeenDayAt(numbers, row))] ?? 0;
}
