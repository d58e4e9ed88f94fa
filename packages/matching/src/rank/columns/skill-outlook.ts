import { type History, skillsOf } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { add, type Column, type ColumnGroup, fade } from './column-group.ts';
import { habitHalfLifeDays, type SkillHolders } from './skill-holders.ts';
import { SkillKin } from './skill-kin.ts';

/** Number of assumed average projects per developer, because a few real ones say little. */
const priorWorks = 1.5;
/** The number of further projects that a developer starts per recent one, and the minimum. */
const worksPerRecentWork = 1;
const minWorks = 0.3;

/**
 * The probability that a developer uses the needed skills next: the share of their work that does, and how
 * much they do.
 */
export class SkillOutlook implements ColumnGroup {
  readonly names = ['outlook.next', 'outlook.soon', 'outlook.guess', 'outlook.surely'];
  readonly #holders: SkillHolders;
  readonly #kin: SkillKin;
  readonly #worksLately: Float64Array;
  readonly #usual = new Map<string, number>();
  readonly #held: Float64Array;
  readonly #pointed: Float64Array;

  constructor(history: History, pool: Pool, holders: SkillHolders) {
    this.#holders = holders;
    this.#kin = new SkillKin(history);
    this.#held = new Float64Array(pool.size);
    this.#pointed = new Float64Array(pool.size);
    this.#worksLately = Float64Array.from(pool.people, (person) =>
      (person === undefined ? [] : history.worksOf(person)).reduce(
        (sum, at) => sum + fade(history.today - (history.works[at]?.project.day ?? 0), habitHalfLifeDays),
        0,
      ),
    );
    for (const { skills } of history.works) {
      for (const skill of skills) {
        this.#usual.set(skill, (this.#usual.get(skill) ?? 0) + 1 / history.works.length);
      }
    }
  }

  measure(project: ProjectCard, [next, soon, guess, surely]: readonly Column[]): void {
    const needed = skillsOf(project.needs ?? project.tags);
    const total = needed.reduce((sum, skill) => sum + this.#holders.rarity(skill), 0);
    if (total === 0) return;
    for (const skill of needed) {
      const share = this.#holders.rarity(skill) / total;
      this.#spread(skill);
      const usual = this.#usual.get(skill) ?? 0;
      for (let place = 0; place < this.#held.length; place += 1) {
        const works = this.#worksLately[place] ?? 0;
        const prior = Math.max(usual, this.#pointed[place] ?? 0);
        const held = this.#held[place] ?? 0;
        const plain = (held + priorWorks * usual) / (works + priorWorks);
        const informed = Math.min(1, (held + priorWorks * prior) / (works + priorWorks));
        const more = minWorks + worksPerRecentWork * works;
        add(next, place, share * plain);
        add(soon, place, share * (1 - (1 - informed) ** more));
        add(guess, place, share * informed);
        add(surely, place, share * Math.log(0.02 + 1 - (1 - informed) ** more));
      }
    }
  }

  /** Computes who has used the skill recently, and whose other skills suggest it. */
  #spread(skill: string): void {
    this.#held.fill(0);
    this.#pointed.fill(0);
    const own = this.#holders.of(skill);
    for (const [at, place] of (own?.places ?? []).entries()) this.#held[place] = own?.lately[at] ?? 0;
    for (const kin of this.#kin.of(skill)) {
      const holders = this.#holders.of(kin.skill);
      for (const [at, place] of (holders?.places ?? []).entries()) {
        const share = kin.share * Math.min(1, (holders?.lately[at] ?? 0) / (this.#worksLately[place] ?? 1));
        if (share > (this.#pointed[place] ?? 0)) this.#pointed[place] = share;
      }
    }
  }
}
