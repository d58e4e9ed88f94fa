import { dayOf } from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { WordLens } from '../score/lenses/word-lens.ts';
import type { Statistics } from '../score/statistics.ts';
import type { FinishedWork } from './finished-work.ts';

/** The values at which a measure is 0.5. */
const halfText = 0.1;
const halfSum = 0.1;
const halfLifeDays = 365;
const recentProjectHalfLifeDays = 180;

const fadeByDay = Float64Array.from({ length: 4000 }, (_, day) => 2 ** (-day / halfLifeDays));
const recentProjectByDay = Float64Array.from(
  { length: 4000 },
  (_, day) => 2 ** (-day / recentProjectHalfLifeDays),
);

/** How similar the finished projects of a developer are to a loaded project, and how recent they are. */
export class WorkLens {
  /** The most similar text, 0–1. */
  mostSimilarText = 0;
  /** All similar texts, recent ones more, 0–1. */
  similarTexts = 0;
  /** The work whose skills are most like the required ones, 0–1. */
  similarSkills = 0;
  readonly #statistics: Statistics;
  #today = 0;
  #rarities = new Map<number, number>();
  #norm = 0;

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  load({ requirements }: ProjectRecord, now: number): void {
    this.#today = dayOf(now);
    this.#rarities = new Map(requirements.map(({ skill }) => [skill, this.#statistics.rarity(skill) ** 2]));
    this.#norm = 0;
    for (const square of this.#rarities.values()) this.#norm += square;
  }

  /** `words` has loaded the same project. `textShare`: the share of its words in the bio and repositories. */
  measure(works: readonly FinishedWork[], words: WordLens, textShare: number): void {
    let best = textShare;
    let sum = textShare;
    // Repositories and bios have no list of skills to compare, so their words count instead.
    let skills = textShare / (textShare + halfText);
    for (const work of works) {
      const share = words.shareOf(work.words, 0, work.words.length);
      best = Math.max(best, share);
      sum += share * (fadeByDay[Math.max(0, this.#today - work.day)] ?? 0);
      skills = Math.max(skills, this.#sameSkills(work));
    }
    this.mostSimilarText = best / (best + halfText);
    this.similarTexts = sum / (sum + halfSum);
    this.similarSkills = skills;
  }

  /** How much a developer finished recently, 0–1: on their own or others' projects. */
  recentProjects(works: readonly FinishedWork[]): number {
    let sum = 0;
    for (const { day } of works) sum += recentProjectByDay[Math.max(0, this.#today - day)] ?? 0;
    return sum / (sum + 1);
  }

  /** Cosine of the skills, weighted by rarity. */
  #sameSkills({ requirements }: FinishedWork): number {
    let shared = 0;
    let norm = 0;
    for (const { skill } of requirements) {
      const square = this.#rarities.get(skill);
      shared += square ?? 0;
      norm += square ?? this.#statistics.rarity(skill) ** 2;
    }
    return shared === 0 ? 0 : shared / Math.sqrt(norm * this.#norm);
  }
}
