import { InvertedIndex } from '../index/inverted-index.ts';
import { dayOf } from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { Companions } from './companions.ts';

/** A finished project, with the day on which it ended. */
export interface FinishedWork extends ProjectRecord {
  readonly day: number;
}

/** Whether the work ended before it was created: its user has chosen the date, so it shows no event or season. */
export function isBackdated({ createdAt, day }: FinishedWork): boolean {
  return dayOf(createdAt) > day;
}

const none: readonly FinishedWork[] = [];

/** Works that end within this many days of each other may belong to the same event. */
export const sameEventDays = 3;

/** The finished projects of the community and who worked on them. */
export class WorkHistory {
  /** All finished projects are open to searches here. */
  readonly works = new InvertedIndex<FinishedWork>();
  readonly companions = new Companions();
  readonly #worksOf = new Map<string, FinishedWork[]>();
  readonly #endedOn = new Map<number, number>();
  /** By day; cached on first use. */
  readonly #eventShares = new Map<number, number>();

  put(record: ProjectRecord, finishedAt: number): FinishedWork {
    const work = { ...record, open: true, day: dayOf(finishedAt) };
    this.works.put(work);
    this.companions.count(skillsOf(work), 1);
    this.#countEnd(work.day, 1);
    for (const id of work.team) {
      const works = this.#worksOf.get(id);
      if (works) works.push(work);
      else this.#worksOf.set(id, [work]);
    }
    return work;
  }

  /** Removes a finished project, and returns it; undefined if there is none with this id. */
  drop(id: string): FinishedWork | undefined {
    const work = this.works.get(id);
    if (!work) return undefined;
    this.works.remove(id);
    this.companions.count(skillsOf(work), -1);
    this.#countEnd(work.day, -1);
    for (const member of work.team) {
      const left = this.of(member).filter((one) => one !== work);
      if (left.length > 0) this.#worksOf.set(member, left);
      else this.#worksOf.delete(member);
    }
    return work;
  }

  /** The finished projects of a developer. */
  of(developerId: string): readonly FinishedWork[] {
    return this.#worksOf.get(developerId) ?? none;
  }

  /**
   * What it shows that works of two users ended around this day, 0–1: the more projects ended around it, the less.
   */
  eventShare(day: number): number {
    const known = this.#eventShares.get(day);
    if (known !== undefined) return known;
    let size = 0;
    for (let other = day - sameEventDays; other <= day + sameEventDays; other += 1)
      size += this.#endedOn.get(other) ?? 0;
    const share = 1 / Math.log2(2 + size);
    this.#eventShares.set(day, share);
    return share;
  }

  #countEnd(day: number, step: 1 | -1): void {
    this.#endedOn.set(day, (this.#endedOn.get(day) ?? 0) + step);
    this.#eventShares.clear();
  }
}

function skillsOf({ requirements }: ProjectRecord): number[] {
  return requirements.map(({ skill }) => skill);
}
