import type { Companions } from '../../history/companions.ts';
import { withRoom } from '../../index/room.ts';
import { dayMs, decay } from '../../profile/decay.ts';
import {
  type DeveloperNumbers,
  dayOf,
  firstRow,
  isDirectAt,
  isOnlyStatedAt,
  isStatedAt,
  lastSeenDayAt,
  rowLength,
  strengthAt,
} from '../../profile/developer-numbers.ts';
import type { ProjectRecord, Requirement } from '../../profile/project-record.ts';
import type { Seat } from '../../profile/seats.ts';
import type { SeatLevel } from '../../types/profiles.ts';
import type { Statistics } from '../statistics.ts';
import {
  companionShare,
  enoughStrength,
  indirectShare,
  learningRelatedFactor,
  learningStrength,
  maxUnshown,
  mix,
  relatedSkillCredit,
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

/** A skill's share of the term of the seat's skills: `value` of `max`, and all `max` add up to 1. */
export interface SkillShare {
  /** Position among the project's requirements. */
  readonly position: number;
  readonly value: number;
  readonly max: number;
}

/** Kinds of links: from the skill itself or one that implies it, from a related skill, or from a companion. */
const coveringLink = 0;
const relatedLink = 1;
const companionLink = 2;

/**
 * The credit of a required skill in 0–1 for a seat of this level. `known` is the best credit of the skill and
 * those that imply it, `shown` the same without skills that are only declared, `related` that of related
 * skills.
 */
export function creditFor(level: SeatLevel, known: number, shown: number, related: number): number {
  if (level === 'solid') return Math.min(1, Math.max(shown, known * unprovenShare, related) / solidStrength);
  if (level === 'learning')
    return Math.min(1, Math.max(known / learningStrength, related * learningRelatedFactor));
  return Math.min(1, Math.max(known / enoughStrength, related));
}

/**
 * How likely a developer uses a skill next, 0–1: by its credit, and by the chance `byCompanions` (0–1) from skills that
 * finished projects often name together with it.
 */
export function chanceOfUse(credit: number, byCompanions: number): number {
  return 1 - (1 - credit) * (1 - Math.min(maxUnshown, byCompanions));
}

/** The worth of a seat for a developer with all related skills and companions, but none of the seat's skills. */
const relatedOnly = relatedSkillCredit * learningRelatedFactor;
const worthWithoutSkills = worthOf(relatedOnly ** 2, 0, relatedSkillCredit, chanceOfUse(relatedOnly, 1));

/**
 * Measures how well a developer's skills fit the seats of a loaded project. The required skills are inverted: from a
 * developer's skill, links lead to the requirements for which it gives credit. So the time depends on the developer's
 * skills and their links only, not on how many related skills exist.
 */
export class SkillLens {
  /**
   * The measures of the best seat, in 0–1: the share of its skills that is covered, squared; how strong these skills
   * are; how recently they were used; how likely they are used next. Rare skills weigh more.
   */
  readonly values = { coverage: 0, strength: 0, recency: 0, nextUse: 0 };
  /** The share of the best seat's skill points, 0–1: see `worthOf`. It decides which seat is best. */
  worth = 0;
  /** The position of the best seat among the given ones. The values are those for this seat. */
  seat = 0;
  readonly #statistics: Statistics;
  #rarities = new Float64Array(0);
  /** The current developer's best credit per requirement, without related skills, and the most recent use. */
  #credits = new Float64Array(0);
  #recencies = new Float64Array(0);
  #seats: readonly Seat[] = [];
  #today = 0;
  /** Skill → its first link; 0 for skills without one. */
  #firstLink: Int32Array = new Int32Array(1024);
  /** The skills with a link, as many as `#linkedCount`. */
  #linkedSkills: Int32Array = new Int32Array(256);
  #linkedCount = 0;
  /** Per requirement: the chance (0–1) that none of the developer's companions of it leads to its use. */
  #chanceWithoutCompanions = new Float64Array(0);
  /** Per requirement: the best credit of a related skill, and of a skill that is shown in work. */
  #related = new Float64Array(0);
  #shown = new Float64Array(0);
  /** Links are numbered from 1. Each has a requirement, a kind, the skill's factor, and the skill's next link. */
  #linkCount = 0;
  #requirements: Int32Array = new Int32Array(256);
  #nextLink: Int32Array = new Int32Array(256);
  #factors = new Float64Array(256);
  #kinds = new Uint8Array(256);
  readonly #companions: Companions;

  constructor(statistics: Statistics, companions: Companions) {
    this.#statistics = statistics;
    this.#companions = companions;
  }

  /** `seats` are the seats of the project that a developer may get, at least one. */
  load({ requirements }: ProjectRecord, seats: readonly Seat[], now: number): void {
    this.#today = dayOf(now);
    for (let at = 0; at < this.#linkedCount; at += 1) this.#firstLink[this.#linkedSkills[at] ?? 0] = 0;
    this.#seats = seats;
    this.#linkedCount = 0;
    this.#linkCount = 0;
    this.#rarities = Float64Array.from(requirements, ({ skill }) => this.#statistics.rarity(skill));
    this.#credits = new Float64Array(requirements.length);
    this.#recencies = new Float64Array(requirements.length);
    this.#chanceWithoutCompanions = new Float64Array(requirements.length);
    this.#related = new Float64Array(requirements.length);
    this.#shown = new Float64Array(requirements.length);
    // A ranking of projects loads hundreds of them: iterators would take most of its time.
    for (let at = 0; at < requirements.length; at += 1) {
      const requirement = requirements[at];
      if (requirement) this.#addLinks(requirement, at);
    }
  }

  /**
   * Measures a developer against the loaded project. Returns false without changing the values if the project
   * requires nothing.
   */
  measure(numbers: DeveloperNumbers): boolean {
    if (this.#credits.length === 0) return false;
    this.#clearCredits();
    const firstLink = this.#firstLink;
    for (let row = firstRow; row < numbers.length; row += rowLength) {
      const skill = numbers[row] ?? 0;
      const first = firstLink[skill] ?? 0;
      if (first === 0) continue;
      const strength = strengthAt(numbers, row);
      const counted = isDirectAt(numbers, row) ? strength : indirectShare * strength;
      const shown = isOnlyStatedAt(numbers, row) ? 0 : strength;
      this.#addCredits(first, counted, recencyAt(numbers, row, this.#today), shown);
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
    for (const position of seat.positions) total += this.#rarities[position] ?? 0;
    return Array.from(seat.positions, (position) => {
      const max = (this.#rarities[position] ?? 0) / total;
      const credit = this.#creditAt(position, seat.level);
      return { position, value: max * skillsValue(credit, this.#credits[position] ?? 0), max };
    });
  }

  /** Whether the developer measured last has credit for any required skill of the project. */
  coversAny(): boolean {
    return this.#credits.some((_, position) => this.#creditAt(position, 'any') > 0);
  }

  #addLinks({ skill, sources }: Requirement, at: number): void {
    const { skills, factors, related } = sources;
    for (let position = 0; position < skills.length; position += 1) {
      const kind = related[position] === 1 ? relatedLink : coveringLink;
      this.#addLink(skills[position] ?? 0, at, factors[position] ?? 0, kind);
    }
    const companions = this.#companions.of(skill);
    for (let position = 0; position < companions.skills.length; position += 1)
      this.#addLink(companions.skills[position] ?? 0, at, companions.shares[position] ?? 0, companionLink);
  }

  #addLink(skill: number, requirement: number, factor: number, kind: number): void {
    this.#linkCount += 1;
    this.#makeRoom(this.#linkCount);
    this.#firstLink = withRoom(this.#firstLink, skill);
    const next = this.#firstLink[skill] ?? 0;
    if (next === 0) {
      this.#linkedSkills = withRoom(this.#linkedSkills, this.#linkedCount);
      this.#linkedSkills[this.#linkedCount] = skill;
      this.#linkedCount += 1;
    }
    this.#firstLink[skill] = this.#linkCount;
    this.#nextLink[this.#linkCount] = next;
    this.#factors[this.#linkCount] = factor;
    this.#kinds[this.#linkCount] = kind;
    this.#requirements[this.#linkCount] = requirement;
  }

  #makeRoom(link: number): void {
    if (link < this.#factors.length) return;
    this.#nextLink = withRoom(this.#nextLink, link);
    this.#requirements = withRoom(this.#requirements, link);
    const factors = new Float64Array(this.#nextLink.length);
    factors.set(this.#factors);
    this.#factors = factors;
    const kinds = new Uint8Array(this.#nextLink.length);
    kinds.set(this.#kinds);
    this.#kinds = kinds;
  }

  /**
   * Raises the credits of all requirements that a skill of the developer is linked to. `shown` is its strength if
   * repositories or finished projects show it, otherwise 0.
   */
  #addCredits(firstLink: number, strength: number, recency: number, shown: number): void {
    const factors = this.#factors;
    const nextLink = this.#nextLink;
    for (let link = firstLink; link > 0; link = nextLink[link] ?? 0) {
      const requirement = this.#requirements[link] ?? 0;
      const factor = factors[link] ?? 0;
      const credit = strength * factor;
      if (credit === 0) continue;
      const kind = this.#kinds[link];
      if (kind === companionLink) {
        const without = this.#chanceWithoutCompanions[requirement] ?? 1;
        this.#chanceWithoutCompanions[requirement] = without * (1 - companionShare * credit);
        continue;
      }
      raise(this.#recencies, requirement, recency * factor);
      if (kind === relatedLink) {
        raise(this.#related, requirement, credit);
        continue;
      }
      raise(this.#credits, requirement, credit);
      raise(this.#shown, requirement, factor * shown);
    }
  }

  #clearCredits(): void {
    this.#credits.fill(0);
    this.#recencies.fill(0);
    this.#related.fill(0);
    this.#shown.fill(0);
    this.#chanceWithoutCompanions.fill(1);
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
  #measureSeat({ positions, level }: Seat, at: number): void {
    let totalRarity = 0;
    let coveredRarity = 0;
    let strength = 0;
    let recency = 0;
    let nextUse = 0;
    for (let index = 0; index < positions.length; index += 1) {
      const requirement = positions[index] ?? 0;
      const rarity = this.#rarities[requirement] ?? 0;
      totalRarity += rarity;
      const credit = this.#creditAt(requirement, level);
      coveredRarity += rarity * credit;
      strength += rarity * (this.#credits[requirement] ?? 0);
      recency += rarity * (this.#recencies[requirement] ?? 0);
      nextUse += rarity * chanceOfUse(credit, 1 - (this.#chanceWithoutCompanions[requirement] ?? 1));
    }
    const coverage = (coveredRarity / totalRarity) ** 2;
    const worth = worthOf(coverage, strength / totalRarity, recency / totalRarity, nextUse / totalRarity);
    if (worth <= this.worth) return;
    const { values } = this;
    this.worth = worth;
    this.seat = at;
    values.coverage = coverage;
    values.strength = strength / totalRarity;
    values.recency = recency / totalRarity;
    values.nextUse = nextUse / totalRarity;
  }

  #creditAt(requirement: number, level: SeatLevel): number {
    return creditFor(
      level,
      this.#credits[requirement] ?? 0,
      this.#shown[requirement] ?? 0,
      this.#related[requirement] ?? 0,
    );
  }
}

/**
 * The share (0–1) with which the terms that do not depend on skills count. It is `shareWithoutSkills` for a developer
 * without any skill of the seat, even with all related skills and companions, and 1 for one who can take on all of
 * it. The root reverses the square of the coverage.
 */
export function gateFor(worth: number): number {
  const covered = Math.max(0, worth - worthWithoutSkills) / (1 - worthWithoutSkills);
  return shareWithoutSkills + (1 - shareWithoutSkills) * Math.sqrt(covered);
}

/**
 * The share of a seat's skill points that its measures give. The points have the same proportions in both
 * directions, so that more evidence for a better seat never lowers a fit.
 */
export function worthOf(coverage: number, strength: number, recency: number, nextUse: number): number {
  const { skills, recent } = weights.youToProject;
  return (
    (skills * skillsValue(coverage, strength) + recent * recentValue(recency, nextUse)) / (skills + recent)
  );
}

/** The value of the term of the skills, 0–1, for measures in 0–1. */
export function skillsValue(coverage: number, strength: number): number {
  return mix.coverage * coverage + mix.strength * strength;
}

/** The value of the term of recent use, 0–1, for measures in 0–1. */
export function recentValue(recency: number, nextUse: number): number {
  return mix.recency * recency + mix.nextUse * nextUse;
}

function raise(best: Float64Array, requirement: number, value: number): void {
  if (value > (best[requirement] ?? 0)) best[requirement] = value;
}

function recencyAt(numbers: DeveloperNumbers, row: number, today: number): number {
  if (isOnlyStatedAt(numbers, row)) return statedRecency;
  const used = recencyByDay[Math.max(0, today - lastSeenDayAt(numbers, row))] ?? 0;
  return isStatedAt(numbers, row) ? Math.max(statedRecency, used) : used;
}
