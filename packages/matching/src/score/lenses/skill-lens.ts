import type { Companions } from '../../history/companions.ts';
import { withRoom } from '../../index/room.ts';
import { dayMs, decay } from '../../profile/decay.ts';
import {
  type DeveloperNumbers,
  dayOf,
  firstRow,
  isDirectAt,
  isStatedAt,
  lastSeenDayAt,
  repositoriesAt,
  rowLength,
  statedOnlyAt,
  strengthAt,
} from '../../profile/developer-numbers.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { Seat } from '../../profile/seats.ts';
import type { SeatLevel } from '../../types/profiles.ts';
import type { SkillSource } from '../skill-links.ts';
import type { Statistics } from '../statistics.ts';
import {
  companionShare,
  enoughStrength,
  indirectShare,
  learningNear,
  learningStrength,
  maxUnshown,
  mix,
  relatedCredit,
  shareWithoutSkills,
  solidStrength,
  statedRecency,
  unprovenShare,
  weights,
} from '../weights.ts';

const halfLifeMs = 365 * dayMs;
const graceMs = 60 * dayMs;

/**
 * Precomputed: a power per skill and candidate would be the most expensive step of scoring. Zero after 13
 * years.
 */
const recencyByDay = Float64Array.from({ length: 5000 }, (_, day) => decay(day * dayMs, halfLifeMs, graceMs));

/** A skill's share of the term of the seat's skills: `value` of `most`, and all `most` add up to 1. */
export interface SkillShare {
  /** Position among the project's requirements. */
  readonly place: number;
  readonly value: number;
  readonly most: number;
}

/** Kinds of answers. */
const isOther = 0;
const isNear = 2;
const isCompanion = 3;

function kindOf(how: SkillSource['how'] | undefined): number {
  return how === 'related' ? isNear : isOther;
}

/**
 * The credit of a required skill in 0–1 for a seat of this level. `known` is the best credit of the skill and
 * those that imply it, `shown` the same without skills that are only declared, `near` that of neighbouring
 * skills.
 */
export function creditFor(level: SeatLevel, known: number, shown: number, near: number): number {
  if (level === 'solid') return Math.min(1, Math.max(shown, known * unprovenShare, near) / solidStrength);
  if (level === 'learning') return Math.min(1, Math.max(known / learningStrength, near * learningNear));
  return Math.min(1, Math.max(known / enoughStrength, near));
}

/** How likely a developer uses a skill next, by its credit and by skills that are often used with it. */
export function nextUse(credit: number, byCompanions: number): number {
  return 1 - (1 - credit) * (1 - Math.min(maxUnshown, byCompanions));
}

/** The worth of a seat for a developer who knows all neighbouring skills and companions, but none of its own. */
const nearOnly = relatedCredit * learningNear;
const worthWithoutSkills = worthOf(nearOnly ** 2, 0, relatedCredit, nextUse(nearOnly, 1));

/**
 * The required skills of a project in inverted form: from a developer's skill to the requirements it covers.
 * Measuring a developer then takes one step per skill of the developer, independent of the number of related
 * skills.
 */
export class SkillLens {
  /** The measures of the best seat, in 0–1. */
  readonly values = { cover: 0, depth: 0, recency: 0, next: 0 };
  /** How much of the best seat the developer can take on, 0–1: decides which seat is best. */
  worth = 0;
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
  /** The chance that no skill leads to the required one, of those that finished projects often name with it. */
  #notNext = new Float64Array(0);
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

  readonly #allCompanions: Companions;

  constructor(statistics: Statistics, companions: Companions) {
    this.#statistics = statistics;
    this.#allCompanions = companions;
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
    this.#notNext = new Float64Array(requirements.length);
    this.#near = new Float64Array(requirements.length);
    this.#shown = new Float64Array(requirements.length);
    for (const [at, { skill, sources }] of requirements.entries()) {
      for (const [place, source] of sources.list.entries())
        this.#answerBy(sources.skills[place] ?? 0, at, source.factor, kindOf(source.how));
      for (const { skill: other, share } of this.#allCompanions.of(skill))
        this.#answerBy(other, at, share, isCompanion);
    }
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
      const strength = strengthAt(numbers, row);
      const counted = isDirectAt(numbers, row) ? strength : indirectShare * strength;
      const shown = repositoriesAt(numbers, row) > 0 ? strength : 0;
      this.#answer(first, counted, recencyAt(numbers, row, this.#today), shown);
    }
    this.#chooseSeat();
    return true;
  }

  /**
   * The shares of the seat's skills, for the developer measured last. Their values have the proportions in which the
   * skills give points.
   */
  shares(): SkillShare[] {
    const seat = this.#seats[this.seat];
    if (!seat || this.#credits.length === 0) return [];
    let total = 0;
    for (const place of seat.places) total += this.#rarities[place] ?? 0;
    return Array.from(seat.places, (place) => {
      const most = (this.#rarities[place] ?? 0) / total;
      const credit = this.#creditAt(place, seat.level);
      return { place, value: most * (mix.cover * credit + mix.depth * (this.#credits[place] ?? 0)), most };
    });
  }

  /** Whether the developer measured last has credit for any required skill of the project. */
  coversAny(): boolean {
    return this.#credits.some((_, place) => this.#creditAt(place, 'any') > 0);
  }

  /** Records that a skill gives credit for a requirement. */
  #answerBy(skill: number, requirement: number, factor: number, kind: number): void {
    this.#makeRoom(1);
    this.#firstAnswer = withRoom(this.#firstAnswer, skill);
    const next = this.#firstAnswer[skill] ?? 0;
    if (next === 0) this.#skills.push(skill);
    this.#answers += 1;
    this.#firstAnswer[skill] = this.#answers;
    this.#nextAnswer[this.#answers] = next;
    this.#factors[this.#answers] = factor;
    this.#kinds[this.#answers] = kind;
    this.#requirements[this.#answers] = requirement;
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

  /**
   * Keeps for each requirement the best credit of own, implying, neighbouring and companion skills. `shown` is the
   * strength of a skill that is shown in work, otherwise 0.
   */
  #answer(first: number, strength: number, recency: number, shown: number): void {
    const factors = this.#factors;
    const nextAnswer = this.#nextAnswer;
    for (let answer = first; answer > 0; answer = nextAnswer[answer] ?? 0) {
      const requirement = this.#requirements[answer] ?? 0;
      const factor = factors[answer] ?? 0;
      const credit = strength * factor;
      if (credit === 0) continue;
      const kind = this.#kinds[answer];
      if (kind === isCompanion) {
        const without = this.#notNext[requirement] ?? 1;
        this.#notNext[requirement] = without * (1 - companionShare * credit);
        continue;
      }
      raise(this.#recencies, requirement, recency * factor);
      if (kind === isNear) {
        raise(this.#near, requirement, credit);
        continue;
      }
      raise(this.#credits, requirement, credit);
      raise(this.#shown, requirement, factor * shown);
    }
  }

  #forget(): void {
    this.#credits.fill(0);
    this.#recencies.fill(0);
    this.#near.fill(0);
    this.#shown.fill(0);
    this.#notNext.fill(1);
  }

  /** Finds the seat that the developer can take on best. */
  #chooseSeat(): void {
    this.worth = -1;
    for (let at = 0; at < this.#seats.length; at += 1) {
      const seat = this.#seats[at];
      if (seat) this.#measureSeat(seat, at);
    }
  }

  /** Keeps the measures of a seat that is better than the best one so far. */
  #measureSeat({ places, level }: Seat, at: number): void {
    let all = 0;
    let cover = 0;
    let depth = 0;
    let recency = 0;
    let next = 0;
    for (let place = 0; place < places.length; place += 1) {
      const requirement = places[place] ?? 0;
      const rarity = this.#rarities[requirement] ?? 0;
      all += rarity;
      const credit = this.#creditAt(requirement, level);
      cover += rarity * credit;
      depth += rarity * (this.#credits[requirement] ?? 0);
      recency += rarity * (this.#recencies[requirement] ?? 0);
      next += rarity * nextUse(credit, 1 - (this.#notNext[requirement] ?? 1));
    }
    const covered = (cover / all) ** 2;
    const worth = worthOf(covered, depth / all, recency / all, next / all);
    if (worth <= this.worth) return;
    const { values } = this;
    this.worth = worth;
    this.seat = at;
    values.cover = covered;
    values.depth = depth / all;
    values.recency = recency / all;
    values.next = next / all;
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

/**
 * The share with which the terms that do not depend on skills count: least without any skill of the seat, also with
 * all neighbouring skills and companions, and fully if the developer can take on all of it. The root undoes the square
 * of the coverage.
 */
export function gateFor(worth: number): number {
  const covered = Math.max(0, worth - worthWithoutSkills) / (1 - worthWithoutSkills);
  return shareWithoutSkills + (1 - shareWithoutSkills) * Math.sqrt(covered);
}

/**
 * The share of a seat's skill points that its measures give. The points have the same proportions in both
 * directions, so that more evidence for a better seat never lowers a fit.
 */
export function worthOf(cover: number, depth: number, recency: number, next: number): number {
  const { skills, recent } = weights.youToProject;
  const ofSkills = mix.cover * cover + mix.depth * depth;
  const ofRecent = mix.recency * recency + mix.next * next;
  return (skills * ofSkills + recent * ofRecent) / (skills + recent);
}

function raise(best: Float64Array, place: number, value: number): void {
  if (value > (best[place] ?? 0)) best[place] = value;
}

function recencyAt(numbers: DeveloperNumbers, row: number, today: number): number {
  if (statedOnlyAt(numbers, row)) return statedRecency;
  const used = recencyByDay[Math.max(0, today - lastSeenDayAt(numbers, row))] ?? 0;
  return isStatedAt(numbers, row) ? Math.max(statedRecency, used) : used;
}
