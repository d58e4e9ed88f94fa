import { tokenize } from '../../index/tokenize.ts';

const minTogether = 2;
const maxKin = 12;

/** Words that often occur together in declared topics: a developer who names one often knows the other. */
export class WordKin {
  readonly #counts = new Map<string, number>();
  readonly #together = new Map<string, Map<string, number>>();
  readonly #documents: number;

  constructor(texts: readonly string[]) {
    this.#documents = texts.length;
    for (const text of texts) {
      const words = [...new Set(tokenize(text))];
      for (const word of words) {
        this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
        const counts = this.#together.get(word) ?? new Map<string, number>();
        this.#together.set(word, counts);
        for (const other of words) if (other !== word) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
  }

  /** The words of a text and related words, with their weights in a search: 1 for the words themselves. */
  widened(text: string): Map<string, number> {
    const weights = new Map<string, number>();
    for (const word of new Set(tokenize(text))) {
      weights.set(word, 1);
      for (const { kin, closeness } of this.#kinOf(word)) {
        weights.set(kin, Math.max(weights.get(kin) ?? 0, closeness));
      }
    }
    return weights;
  }

  idf(word: string): number {
    const count = this.#counts.get(word) ?? 0;
    return Math.log1p((this.#documents - count + 0.5) / (count + 0.5));
  }

  /** Positive pointwise mutual information, as a share of the maximum. */
  #kinOf(word: string): { kin: string; closeness: number }[] {
    return [...(this.#together.get(word) ?? [])]
      .filter(([, times]) => times >= minTogether)
      .map(([kin, times]) => {
        const chance = ((this.#counts.get(word) ?? 0) * (this.#counts.get(kin) ?? 0)) / this.#documents;
        return { kin, closeness: Math.log(times / chance) / Math.log(this.#documents / times) };
      })
      .filter(({ closeness }) => closeness > 0.1)
      .sort((a, b) => b.closeness - a.closeness || (a.kin < b.kin ? -1 : 1))
      .slice(0, maxKin);
  }
}
