import type { History } from '../history.ts';

/** A skill that often occurs with another, with the share of its projects that had the other too. */
export interface Kin {
  readonly skill: string;
  readonly share: number;
}

/** Fewer common projects may be chance. */
const minTogether = 3;
/** Number of assumed projects without the other skill; lowers the shares of rare skills. */
const priorWorks = 5;
const maxKin = 40;

/** Which skills occur together in finished projects: a developer with one probably has the other. */
export class SkillKin {
  readonly #frequencies = new Map<string, number>();
  readonly #together = new Map<string, Map<string, number>>();
  readonly #kin = new Map<string, readonly Kin[]>();
  readonly #works: number;

  constructor(history: History) {
    this.#works = history.works.length;
    for (const { skills } of history.works) {
      for (const skill of skills) {
        this.#frequencies.set(skill, (this.#frequencies.get(skill) ?? 0) + 1);
        const counts = this.#together.get(skill) ?? new Map<string, number>();
        this.#together.set(skill, counts);
        for (const other of skills) if (other !== skill) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
  }

  /** The skills that suggest this one, the strongest first. `share` is above what chance would give. */
  of(skill: string): readonly Kin[] {
    const known = this.#kin.get(skill);
    if (known) return known;
    const usual = (this.#frequencies.get(skill) ?? 0) / Math.max(1, this.#works);
    const kin = [...(this.#together.get(skill) ?? [])]
      .filter(([, times]) => times >= minTogether)
      .map(([other, times]) => ({
        skill: other,
        share: times / ((this.#frequencies.get(other) ?? 0) + priorWorks) - usual,
      }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || (a.skill < b.skill ? -1 : 1))
      .slice(0, maxKin);
    this.#kin.set(skill, kin);
    return kin;
  }
}
