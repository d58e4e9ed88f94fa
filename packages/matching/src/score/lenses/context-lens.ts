import { highestLevel } from '../../fairness/exposure-level.ts';
import { assumedBits, shiftWeek } from '../../hours/shared-hours.ts';
import { readWeek, type Week } from '../../hours/week.ts';
import { hoursIn, isEmptyWeek, type ShiftedWeek } from '../../hours/week-bits.ts';
import { decay } from '../../profile/decay.ts';
import { type DeveloperNumbers, dayOf, head, markOf } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { sameArea } from '../../profile/place.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import { seatsAsked } from '../../profile/seats.ts';
import type { Vocabulary } from '../../profile/vocabulary.ts';
import { hourShares } from '../weights.ts';

/** So many shared hours a week are enough, or all available hours of the user who has fewer. */
const enoughHours = 8 * 7;

/** By days since the last visit. Precomputed: a power per candidate would cost more than the rest of this class. */
const activityByDay = Float64Array.from({ length: 2000 }, (_, day) => decay(day, 90, 14));

const notComputed = -2;
const unknown = -1;

/** Measures what a project and a developer have in common besides skills and words. */
export class ContextLens {
  readonly #vocabulary: Vocabulary;
  #project: ProjectRecord | undefined;
  #today = 0;
  #now = 0;
  #area: number | null = null;
  #school = 0;
  /** The hours a week that the seats ask for, in quarters of an hour. */
  #quarterHours: number | null = null;
  #team: ReadonlySet<string> = new Set();
  #teamMark = 0;
  #ownerWeek: Week | null = null;
  /** Time zone → the owner's week on the clock of that zone; null if unknown. */
  readonly #weeks = new Map<number, ShiftedWeek | null>();
  /** Time zone → share of a developer who gave no hours, 0–1; negative if not computed or unknown. */
  #dayShares = new Float64Array(0);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  load(project: ProjectRecord, now: number): void {
    const { places, team } = project;
    const hoursPerWeek = leastHours(project);
    this.#project = project;
    this.#now = now;
    this.#today = dayOf(now);
    this.#area = places.area;
    this.#team = new Set(team);
    this.#teamMark = markOf(team);
    this.#school = places.school === null ? 0 : places.school + 1;
    this.#quarterHours = hoursPerWeek === null ? null : hoursPerWeek * 4;
    if (this.#dayShares.length < this.#vocabulary.zones.size) {
      this.#dayShares = new Float64Array(this.#vocabulary.zones.size * 2);
    }
    this.#dayShares.fill(notComputed);
    this.#weeks.clear();
    this.#ownerWeek = project.availability === null ? null : readWeek(project.availability);
  }

  /**
   * Hours as 0–1, by default 70 % for the shared hours (eight a day are enough) and 30 % for the hours a week. If only
   * one part is known it counts alone; null if neither is known or counts.
   */
  hours(numbers: DeveloperNumbers, shares = hourShares): number | null {
    const day = shares.day === 0 ? null : this.dayShare(numbers);
    const week = shares.week === 0 ? null : this.weekShare(numbers);
    if (day === null || week === null) return day ?? week;
    return (shares.day * day + shares.week * week) / (shares.day + shares.week);
  }

  /** The available hours in common with the owner, as a share of those that are enough; null without a time zone. */
  dayShare(numbers: DeveloperNumbers): number | null {
    const zone = numbers[head.zone] ?? 0;
    if (zone === 0) return null;
    return isEmptyWeek(numbers, head.week)
      ? this.#assumedShare(zone)
      : this.#sharedShare(zone, numbers, head.week);
  }

  /** The developer's hours a week as a share of those that a seat asks for, at most 1; null if either is unknown. */
  weekShare(numbers: DeveloperNumbers): number | null {
    return this.#weekShare(numbers[head.quarterHours] ?? 0);
  }

  /** How recently the developer was active, 0–1; null if unknown. */
  activity(numbers: DeveloperNumbers): number | null {
    const activeDay = numbers[head.activeDay] ?? 0;
    if (activeDay === 0) return null;
    return activityByDay[Math.max(0, this.#today - activeDay + 1)] ?? 0;
  }

  /** 1 for a developer who was recently shown on few pages, 0 for one on very many; null if unknown. */
  rarelyShown(numbers: DeveloperNumbers): number | null {
    const stored = numbers[head.exposure] ?? 0;
    return stored === 0 ? null : 1 - (stored - 1) / highestLevel;
  }

  sameArea(numbers: DeveloperNumbers): boolean {
    const stored = numbers[head.area] ?? 0;
    return stored !== 0 && sameArea(this.#area, stored - 1);
  }

  sameSchool(numbers: DeveloperNumbers): boolean {
    return this.#school !== 0 && numbers[head.school] === this.#school;
  }

  workedTogether({ numbers, workedWith }: DeveloperRecord): boolean {
    if (((numbers[head.workedWith] ?? 0) & this.#teamMark) === 0) return false;
    for (const id of workedWith) if (this.#team.has(id)) return true;
    return false;
  }

  #assumedShare(zone: number): number | null {
    let share = this.#dayShares[zone - 1] ?? notComputed;
    if (share === notComputed) {
      share = this.#sharedShare(zone, assumedBits, 0) ?? unknown;
      this.#dayShares[zone - 1] = share;
    }
    return share === unknown ? null : share;
  }

  /** For a developer of the zone with the week whose bits start at `from`. */
  #sharedShare(zone: number, bits: Uint32Array, from: number): number | null {
    const owner = this.#ownerWeekIn(zone);
    if (owner === null) return null;
    const enough = Math.min(enoughHours, owner.hours, hoursIn(bits, from));
    return Math.min(1, owner.sharedWith(bits, from) / enough);
  }

  #ownerWeekIn(zone: number): ShiftedWeek | null {
    const known = this.#weeks.get(zone);
    if (known !== undefined) return known;
    const name = this.#vocabulary.zones.nameOf(zone - 1);
    const owner = { timeZone: this.#project?.timeZone ?? null, week: this.#ownerWeek };
    const shifted = shiftWeek(owner, name, this.#now);
    this.#weeks.set(zone, shifted);
    return shifted;
  }

  #weekShare(offered: number): number | null {
    const wanted = this.#quarterHours;
    if (offered === 0 || wanted === null) return null;
    return wanted <= 0 ? 1 : Math.min(1, (offered - 1) / wanted);
  }
}

/**
 * The hours a week of the open seat that asks for fewest; a seat without own hours asks for the owner's. Not those of
 * the best seat: otherwise one more skill could change the seat and lower the fit. Not those of a seat that a caller
 * names: otherwise the score for the best seat would change when it is named.
 */
function leastHours(project: ProjectRecord): number | null {
  const hours = seatsAsked(project, undefined)
    .map((seat) => seat.hoursPerWeek ?? project.hoursPerWeek)
    .filter((one) => one !== null);
  return hours.length === 0 ? null : Math.min(...hours);
}
