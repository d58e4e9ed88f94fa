import { average, figuresOf } from './figures.ts';
import type { MeasuredList } from './lists.ts';

interface Pair {
  readonly shipped: number;
  readonly plain: number;
}

/** The shipped ranking of capable people beside the plain baseline, for each cut of the history. */
export class CutTable {
  readonly #cuts = new Map<number, Pair[]>();

  /** `month` is counted from January 2016. */
  count(month: number, list: MeasuredList): void {
    if (list.task !== 'a-cap') return;
    const [shipped, plain] = [list.shipped, list.plain].map((scores) => figuresOf(list, scores)?.ndcg);
    if (shipped === undefined || plain === undefined) return;
    const pairs = this.#cuts.get(month) ?? [];
    this.#cuts.set(month, pairs);
    pairs.push({ shipped, plain });
  }

  print(): void {
    for (const [month, pairs] of this.#cuts) {
      const [shipped, plain] = [pairs.map((one) => one.shipped), pairs.map((one) => one.plain)].map(average);
      const gain = average(pairs.map((one) => one.shipped - one.plain));
      const cut = new Date(Date.UTC(2016, month)).toISOString().slice(0, 7);
      const values = [shipped?.value, plain?.value, gain.value, gain.error].map((one) => one?.toFixed(3));
      console.log(
        `${cut} a-cap nDCG@10: shipped ${values[0]}, plain baseline ${values[1]}, gain ${values[2]} ± ${values[3]}`,
      );
    }
  }
}
