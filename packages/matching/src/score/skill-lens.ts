import { withRoom } from '../index/room.ts';
import { DAY_MS, decay } from '../profile/decay.ts';
import { type DeveloperRecord, declaredOnlyAt, strengthAt } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { Statistics } from './statistics.ts';
import { declaredRecency } from './weights.ts';

const HALF_LIFE_MS = 365 * DAY_MS;
const GRACE_MS = 60 * DAY_MS;

/** Looked up, as a power per skill and candidate would be the dearest step of scoring; zero beyond 13 years. */
const recencyByDay = Float64Array.from({ length: 5000 }, (_, day) =>
  decay(day * DAY_MS, HALF_LIFE_MS, GRACE_MS),
);

/** A requirement that a skill answers; `next` leads to the others that the same skill answers. */
interface Answer {
  readonly wanted: Wanted;
  readonly factor: number;
  readonly next: Answer | undefined;
}

/** A requirement under the lens, with the best that the developer at hand has for it. */
interface Wanted {
  readonly rarity: number;
  credit: number;
  recency: number;
}

/**
 * A project's required skills turned round: from a skill that somebody has to the requirements it answers. Measuring
 * a developer then takes a step per skill of theirs, however many skills could have answered.
 */
export class SkillLens {
  /** Credit for the required skills, each weighing by its rarity: rare ones are what an owner is short of. */
  required = 0;
  /** The same with all skills alike: how much of the work the developer can do. */
  doable = 0;
  recent = 0;
  readonly #statistics: Statistics;
  #wanted: Wanted[] = [];
  #rarities = 0;
  /** Skill → place in `#answers` plus one; 0 for skills that answer nothing. */
  #places: Int32Array = new Int32Array(1024);
  #skills: number[] = [];
  #answers: Answer[] = [];

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  load({ requirements }: ProjectRecord): void {
    for (const skill of this.#skills) this.#places[skill] = 0;
    this.#skills = [];
    this.#answers = [];
    this.#rarities = 0;
    this.#wanted = requirements.map((requirement) => this.#turnRound(requirement));
  }

  /** Measures a developer against the loaded project. False, with the values left as they were, if it requires nothing. */
  measure(developer: DeveloperRecord, now: number): boolean {
    if (this.#wanted.length === 0) return false;
    for (const wanted of this.#wanted) {
      wanted.credit = 0;
      wanted.recency = 0;
    }
    const { skills } = developer;
    for (let at = 0; at < skills.length; at += 1) {
      const skill = skills[at] ?? 0;
      const place = skill < this.#places.length ? (this.#places[skill] ?? 0) : 0;
      if (place > 0)
        answerAll(this.#answers[place - 1], strengthAt(developer, at), recencyAt(developer, at, now));
    }
    this.#sumUp();
    return true;
  }

  #turnRound({ skill, sources }: Requirement): Wanted {
    const wanted = { rarity: this.#statistics.rarity(skill), credit: 0, recency: 0 };
    this.#rarities += wanted.rarity;
    for (let at = 0; at < sources.skills.length; at += 1) {
      const source = sources.skills[at] ?? 0;
      this.#places = withRoom(this.#places, source);
      const place = this.#places[source] ?? 0;
      const answer = { wanted, factor: sources.factors[at] ?? 0, next: this.#answers[place - 1] };
      if (place > 0) this.#answers[place - 1] = answer;
      else {
        this.#places[source] = this.#answers.push(answer);
        this.#skills.push(source);
      }
    }
    return wanted;
  }

  #sumUp(): void {
    let required = 0;
    let doable = 0;
    let recent = 0;
    for (const { rarity, credit, recency } of this.#wanted) {
      required += rarity * credit;
      doable += credit;
      recent += rarity * recency;
    }
    this.required = required / this.#rarities;
    this.doable = doable / this.#wanted.length;
    this.recent = recent / this.#rarities;
  }
}

/** Each requirement keeps the best of what own, implying and neighbouring skills give it. */
function answerAll(first: Answer | undefined, strength: number, recency: number): void {
  for (let answer = first; answer; answer = answer.next) {
    const { wanted, factor } = answer;
    wanted.credit = Math.max(wanted.credit, strength * factor);
    wanted.recency = Math.max(wanted.recency, recency * factor);
  }
}

function recencyAt(developer: DeveloperRecord, position: number, now: number): number {
  if (declaredOnlyAt(developer, position)) return declaredRecency;
  const days = Math.floor((now - (developer.lastSeen[position] ?? 0)) / DAY_MS);
  return recencyByDay[Math.max(0, days)] ?? 0;
}
