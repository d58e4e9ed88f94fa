import { hoursOfWeek, type Week } from './week.ts';

/** The number of 32-bit words that hold the hours of a week. */
export const wordsOfWeek = 6;

/** One bit per hour, the lowest first. */
export function packWeek(week: Week): Uint32Array {
  const bits = new Uint32Array(wordsOfWeek);
  for (const [at, available] of week.entries())
    if (available) bits[at >> 5] = ((bits[at >> 5] ?? 0) | (1 << (at & 31))) >>> 0;
  return bits;
}

/** The week whose bits start at `from`. */
export function unpackWeek(bits: Uint32Array, from: number): Week {
  return Array.from(
    { length: hoursOfWeek },
    (_, at) => (((bits[from + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1,
  );
}

export function isEmptyWeek(bits: Uint32Array, from: number): boolean {
  for (let word = from; word < from + wordsOfWeek; word += 1) if (bits[word] !== 0) return false;
  return true;
}

/** The number of hours of the week whose bits start at `from`. */
export function hoursIn(bits: Uint32Array, from: number): number {
  let hours = 0;
  for (let word = from; word < from + wordsOfWeek; word += 1) hours += countBits(bits[word] ?? 0);
  return hours;
}

/** A user's week as seen on the clock of another zone, to compare it with many weeks of that zone. */
export class ShiftedWeek {
  readonly hours: number;
  readonly #early: Uint32Array;
  readonly #late: Uint32Array;
  readonly #lateShare: number;

  /** `ahead`: how many hours the other zone is ahead of the user's, in fractions too. */
  constructor(week: Week, ahead: number) {
    const whole = Math.floor(ahead);
    this.hours = hoursIn(packWeek(week), 0);
    this.#lateShare = ahead - whole;
    this.#early = packWeek(rotate(week, whole));
    this.#late = packWeek(rotate(week, whole + 1));
  }

  /**
   * Hours a week in common with the week of the other zone whose bits start at `from`. With a difference of half an
   * hour, an hour of one user covers halves of two hours of the other.
   */
  sharedWith(bits: Uint32Array, from: number): number {
    const early = commonHours(this.#early, bits, from);
    if (this.#lateShare === 0) return early;
    return early + this.#lateShare * (commonHours(this.#late, bits, from) - early);
  }
}

function commonHours(week: Uint32Array, bits: Uint32Array, from: number): number {
  let hours = 0;
  for (let word = 0; word < wordsOfWeek; word += 1)
    hours += countBits((week[word] ?? 0) & (bits[from + word] ?? 0));
  return hours;
}

function rotate(week: Week, by: number): Week {
  return week.map((_, at) => week[(((at - by) % hoursOfWeek) + hoursOfWeek) % hoursOfWeek] ?? false);
}

/** The number of bits that are set in 32. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
