/** Skills that finished projects often name together with another one. */
interface CompanionSkills {
  readonly skills: Int32Array;
  /** For each of them, the share of its projects that name the other skill too, above what chance would give. */
  readonly shares: Float64Array;
}

/** Fewer common projects may be chance. */
const minTogether = 3;
/** Number of assumed projects without the other skill; lowers the shares of rare skills. */
const priorProjects = 5;
const maxCompanions = 40;

/** Which skills finished projects name together: a developer with one often has the other. */
export class Companions {
  #projects = 0;
  readonly #counts: number[] = [];
  readonly #together: (Map<number, number> | undefined)[] = [];
  readonly #known = new Map<number, CompanionSkills>();

  /** Counts a project's skills (each once), or with −1 removes them. */
  count(skills: readonly number[], step: 1 | -1): void {
    this.#projects += step;
    this.#known.clear();
    for (const skill of skills) {
      this.#counts[skill] = (this.#counts[skill] ?? 0) + step;
      const together = this.#together[skill] ?? new Map<number, number>();
      this.#together[skill] = together;
      for (const other of skills) {
        if (other !== skill) together.set(other, (together.get(other) ?? 0) + step);
      }
    }
  }

  /** The skills that suggest this one, the strongest first. */
  of(skill: number): CompanionSkills {
    const known = this.#known.get(skill);
    if (known) return known;
    const usual = (this.#counts[skill] ?? 0) / Math.max(1, this.#projects);
    const found = [...(this.#together[skill] ?? [])]
      .filter(([, times]) => times >= minTogether)
      .map(([other, times]) => ({
        skill: other,
        share: times / ((this.#counts[other] ?? 0) + priorProjects) - usual,
      }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || a.skill - b.skill)
      .slice(0, maxCompanions);
    // Arrays of numbers, because rankings read all companions of many projects.
    const companions = {
      skills: Int32Array.from(found, (one) => one.skill),
      shares: Float64Array.from(found, ({ share }) => share),
    };
    this.#known.set(skill, companions);
    return companions;
  }
}
