import { firstRow, rowLength } from '@teamwright/matching/profile/developer-numbers.ts';
import type { DeveloperRecord } from '@teamwright/matching/profile/developer-record.ts';
import type { ProjectRecord } from '@teamwright/matching/profile/project-record.ts';
import type { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import type { Statistics } from '@teamwright/matching/score/statistics.ts';
import { measureNames, neutral } from '@teamwright/matching/score/weights.ts';

const texts = measureNames.indexOf('similarTexts');
/** Of the similarity 0–1; the measure grows from its neutral value to 1. */
const textWeight = 0.5 / (1 - neutral.work);

/** A plain way to rank: the required skills that a developer has, by rarity, plus BM25 of their work. */
export class PlainBaseline {
  readonly #statistics: Statistics;
  /** Skill → the share of the requirements that it covers. */
  readonly #shares = new Map<number, number>();

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  load({ requirements }: ProjectRecord): void {
    this.#shares.clear();
    const rarities = requirements.map(({ skill }) => this.#statistics.rarity(skill) - 1);
    const total = rarities.reduce((sum, one) => sum + one, 0) || 1;
    for (const [at, { skill }] of requirements.entries())
      this.#shares.set(skill, (rarities[at] ?? 0) / total);
  }

  /** `scorer` has measured the developer. */
  score({ numbers }: DeveloperRecord, scorer: PairScorer): number {
    let covered = 0;
    for (let row = firstRow; row < numbers.length; row += rowLength)
      covered += this.#shares.get(numbers[row] ?? 0) ?? 0;
    return covered + textWeight * (scorer.measured[texts] ?? 0);
  }
}
