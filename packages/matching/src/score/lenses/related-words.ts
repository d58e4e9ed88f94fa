import type { FinishedWork } from '../../history/finished-work.ts';
import type { IndexedDocument, InvertedIndex } from '../../index/inverted-index.ts';
import { partOf } from '../../index/joined-arrays.ts';
import { Search } from '../../index/search.ts';
import { featureOf, impactOf } from '../../index/words.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { fields } from '../../profile/fields.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { Vocabulary } from '../../profile/vocabulary.ts';
import { textClauses } from '../candidates/queries.ts';
import type { Statistics } from '../statistics.ts';

/** The most similar texts of each kind that are read. */
const maxTexts = 20;
const maxWords = 60;
/** A word of a single text would only bring back that text. */
const minUses = 2;

/** Words with their shares, which add up to 1. */
export interface RelatedShares {
  readonly words: readonly number[];
  readonly shares: readonly number[];
}

/**
 * Words that often occur in texts like that of a project: "genome" for a project about sequencing. They are those of
 * the most similar texts of developers and finished projects (relevance feedback, as in Lavrenko and Croft,
 * Relevance-Based Language Models, SIGIR 2001). Equal communities have the same words in every process.
 */
export class RelatedWords {
  readonly #statistics: Statistics;
  readonly #vocabulary: Vocabulary;
  readonly #developers: Search<DeveloperRecord>;
  readonly #works: Search<FinishedWork>;
  readonly #indexes: readonly [InvertedIndex<DeveloperRecord>, InvertedIndex<FinishedWork>];
  /** Word → its sum over the texts read, and the words with a sum. */
  #sums = new Float64Array(4096);
  readonly #found: number[] = [];
  /** Cache: the words of a project, and the version of the community for which they were found. */
  readonly #known = new WeakMap<ProjectRecord, { readonly version: number; readonly words: RelatedShares }>();

  constructor(
    statistics: Statistics,
    vocabulary: Vocabulary,
    developers: InvertedIndex<DeveloperRecord>,
    works: InvertedIndex<FinishedWork>,
  ) {
    this.#statistics = statistics;
    this.#vocabulary = vocabulary;
    this.#indexes = [developers, works];
    this.#developers = new Search(developers);
    this.#works = new Search(works);
  }

  /** The same for the same project and version of the community. */
  of(project: ProjectRecord, version: number): RelatedShares {
    const known = this.#known.get(project);
    if (known?.version === version) return known.words;
    const words = this.#find(project);
    this.#known.set(project, { version, words });
    return words;
  }

  #find(project: ProjectRecord): RelatedShares {
    const own = textClauses(project.words, this.#vocabulary, (word) => this.#statistics.wordWeight(word));
    const asked = new Map(own.map(({ feature, weight }) => [feature, weight]));
    const [developers, works] = this.#indexes;
    for (const number of this.#developers.best(own, maxTexts)) this.#addText(developers, number, asked);
    for (const number of this.#works.best(own, maxTexts)) this.#addText(works, number, asked);
    const related = this.#heaviest();
    for (const word of this.#found) this.#sums[word] = 0;
    this.#found.length = 0;
    return related;
  }

  /** Adds the words of a text by their share in it, times how similar the text is. */
  #addText(index: InvertedIndex<IndexedDocument>, number: number, asked: ReadonlyMap<number, number>): void {
    const record = index.documentAt(number);
    if (!record) return;
    const words = partOf(record.fields, fields.words);
    let similar = 0;
    let length = 0;
    for (const packed of words) {
      similar += (asked.get(featureOf(packed)) ?? 0) * impactOf(packed);
      length += impactOf(packed);
    }
    for (const packed of words) {
      const word = featureOf(packed);
      if (word >= this.#sums.length) this.#grow(word);
      const sum = this.#sums[word] ?? 0;
      if (sum === 0) this.#found.push(word);
      this.#sums[word] = sum + (similar * impactOf(packed)) / length;
    }
  }

  /** Rare words count more. Words as heavy as the first one that is left out are left out too. */
  #heaviest(): RelatedShares {
    const words = this.#found.filter((word) => this.#statistics.wordUses(word) >= minUses);
    const weights = Float64Array.from(
      words,
      (word) => (this.#sums[word] ?? 0) * this.#statistics.wordWeight(word),
    );
    const least = weights.length > maxWords ? (weights.toSorted().at(-maxWords - 1) ?? 0) : 0;
    const kept = [...weights.keys()].filter((at) => (weights[at] ?? 0) > least);
    const total = kept.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    return {
      words: kept.map((at) => words[at] ?? 0),
      shares: kept.map((at) => (weights[at] ?? 0) / total),
    };
  }

  #grow(word: number): void {
    const larger = new Float64Array(2 * word);
    larger.set(this.#sums);
    this.#sums = larger;
  }
}
