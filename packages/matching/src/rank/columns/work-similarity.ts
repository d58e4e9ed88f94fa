import { Numbering } from '../../index/numbering.ts';
import { featureOf, impactOf, ownWords, topImpact, wordImpacts } from '../../index/words.ts';

/** Words in more than this share of the documents say little and cost most. */
const maxDocumentShare = 0.2;

/** BM25 of one text against many, as shares of the text's own maximum. */
export class TextIndex {
  readonly #numbering = new Numbering();
  readonly #postings: { documents: number[]; impacts: number[] }[] = [];
  readonly #size: number;
  readonly scores: Float64Array;

  constructor(texts: readonly string[]) {
    this.#size = texts.length;
    this.scores = new Float64Array(texts.length);
    for (const [document, text] of texts.entries()) {
      for (const packed of wordImpacts([ownWords(text)], this.#numbering)) {
        const word = featureOf(packed);
        const list = this.#postings[word] ?? { documents: [], impacts: [] };
        this.#postings[word] = list;
        list.documents.push(document);
        list.impacts.push(impactOf(packed) / topImpact);
      }
    }
  }

  /** Fills `scores`. */
  search(text: string): Float64Array {
    const scores = this.scores.fill(0);
    let reachable = 0;
    for (const packed of wordImpacts([ownWords(text)], this.#numbering)) {
      const list = this.#postings[featureOf(packed)];
      const frequency = list?.documents.length ?? 0;
      const idf = Math.log1p((this.#size - frequency + 0.5) / (frequency + 0.5));
      reachable += idf;
      if (!list || frequency > this.#size * maxDocumentShare) continue;
      for (let at = 0; at < frequency; at += 1) {
        const document = list.documents[at] ?? 0;
        scores[document] = (scores[document] ?? 0) + idf * (list.impacts[at] ?? 0);
      }
    }
    if (reachable > 0)
      for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / reachable;
    return scores;
  }
}

/** How similar the tags of two projects are: idf-weighted, as a share of all tags of either. */
export class TagIndex {
  readonly #postings = new Map<string, number[]>();
  readonly #norms: Float64Array;
  readonly #size: number;
  readonly scores: Float64Array;

  constructor(tagsOf: readonly (readonly string[])[]) {
    this.#size = tagsOf.length;
    this.scores = new Float64Array(tagsOf.length);
    for (const [document, tags] of tagsOf.entries()) {
      for (const tag of new Set(tags)) {
        const list = this.#postings.get(tag) ?? [];
        this.#postings.set(tag, list);
        list.push(document);
      }
    }
    this.#norms = Float64Array.from(tagsOf, (tags) => this.#normOf(tags));
  }

  idf(tag: string): number {
    return Math.log((this.#size + 1) / ((this.#postings.get(tag)?.length ?? 0) + 1));
  }

  /** Fills `scores`. */
  search(tags: readonly string[]): Float64Array {
    const scores = this.scores.fill(0);
    const own = new Set(tags);
    for (const tag of own) {
      const weight = this.idf(tag) ** 2;
      for (const document of this.#postings.get(tag) ?? []) {
        scores[document] = (scores[document] ?? 0) + weight;
      }
    }
    const norm = this.#normOf(tags);
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at] ?? 0;
      if (score > 0) scores[at] = score / (norm * (this.#norms[at] ?? 1));
    }
    return scores;
  }

  #normOf(tags: readonly string[]): number {
    let sum = 0;
    for (const tag of new Set(tags)) sum += this.idf(tag) ** 2;
    return Math.max(1e-9, Math.sqrt(sum));
  }
}
