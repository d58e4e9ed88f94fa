import { dayMs } from '../../profile/decay.ts';
import type { History } from '../history.ts';
import { ledgerOf } from '../ledger.ts';
import type { Pool } from '../pool.ts';
import { fade } from './column-group.ts';

/** The developers of the pool who have a skill, with their evidence. */
export interface Holders {
  readonly places: number[];
  readonly strengths: number[];
  /** 1 if used today, halved every half year. */
  readonly fresh: number[];
  readonly works: number[];
  /** Projects with the skill, weighted towards recent ones. */
  readonly lately: number[];
}

const freshHalfLifeDays = 180;
export const habitHalfLifeDays = 365;
/** Number of assumed developers without the skill, so that rare tags do not dominate. */
const prior = 5;

/** For each skill, its holders and how rare it is. */
export class SkillHolders {
  /** For each developer of the pool, the sum of the rarity of all their skills. */
  readonly totals: Float64Array;
  readonly #holders = new Map<string, Holders>();
  readonly #frequencies = new Map<string, number>();
  readonly #people: number;

  constructor(history: History, pool: Pool) {
    this.#people = history.people;
    this.totals = new Float64Array(pool.size);
    for (const { team, skills } of history.works) {
      for (const skill of skills)
        this.#frequencies.set(skill, (this.#frequencies.get(skill) ?? 0) + team.length);
    }
    for (const [place, person] of pool.people.entries()) {
      if (person !== undefined) this.#addPerson(history, person, place);
    }
  }

  of(skill: string): Holders | undefined {
    return this.#holders.get(skill);
  }

  rarity(skill: string): number {
    return Math.log((this.#people + prior) / ((this.#frequencies.get(skill) ?? 0) + prior));
  }

  #addPerson(history: History, person: number, place: number): void {
    const lately = latelyBySkill(history, person);
    for (const { skillId, strength, lastSeen, repositories } of ledgerOf(history, person)) {
      const holders = this.#holders.get(skillId) ?? {
        places: [],
        strengths: [],
        fresh: [],
        works: [],
        lately: [],
      };
      this.#holders.set(skillId, holders);
      holders.places.push(place);
      holders.strengths.push(strength);
      holders.fresh.push(fade(history.today - lastSeen / dayMs, freshHalfLifeDays));
      holders.works.push(Math.log2(1 + repositories));
      holders.lately.push(lately.get(skillId) ?? 0);
      this.totals[place] = (this.totals[place] ?? 0) + this.rarity(skillId);
    }
  }
}

function latelyBySkill(history: History, person: number): Map<string, number> {
  const lately = new Map<string, number>();
  for (const at of history.worksOf(person)) {
    const work = history.works[at];
    const faded = fade(history.today - (work?.project.day ?? 0), habitHalfLifeDays);
    for (const skill of work?.skills ?? []) lately.set(skill, (lately.get(skill) ?? 0) + faded);
  }
  return lately;
}
