import { InvertedIndex } from '../index/inverted-index.ts';
import { dayOf } from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { Companions } from './companions.ts';
import { type EventDays, eventDaysOf, sameEventDays, sharedEvents } from './event-days.ts';
import type { FinishedWork } from './finished-work.ts';

const none: readonly FinishedWork[] = [];

/** The finished projects of the community and who worked on them. */
export class WorkHistory {
  /** All finished projects are open to searches here. */
  readonly works = new InvertedIndex<FinishedWork>();
  readonly companions = new Companions();
  readonly #worksOf = new Map<string, FinishedWork[]>();
  readonly #endedOn = new Map<number, number>();
  /** By user; cached on first use. */
  readonly #eventDays = new Map<string, EventDays>();
  /** By day; cached on first use. */
  readonly #eventShares = new Map<number, number>();

  put(record: ProjectRecord, finishedAt: number): FinishedWork {
    const work = { ...record, open: true, day: dayOf(finishedAt) };
    this.works.put(work);
    this.companions.count(skillsOf(work), 1);
    this.#countEnd(work.day, 1);
    for (const id of work.team) {
      this.#eventDays.delete(id);
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
      this.#eventDays.delete(member);
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

  /** How likely a developer and an owner were at the same event, 0–1. */
  sharedEvents(developerId: string, ownerId: string): number {
    if (this.of(developerId).length === 0 || this.of(ownerId).length === 0) return 0;
    const [own, ofOwner] = [this.#eventDaysOf(developerId), this.#eventDaysOf(ownerId)];
    return sharedEvents(own, ofOwner, (day) => this.eventShare(day));
  }

  #eventDaysOf(developerId: string): EventDays {
    const known = this.#eventDays.get(developerId);
    if (known !== undefined) return known;
    const days = eventDaysOf(this.of(developerId));
    this.#eventDays.set(developerId, days);
    return days;
  }

  /**
   * How strongly works of two users that ended around this day suggest a common event, 0–1: the more projects ended
   * around it, the less.
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
