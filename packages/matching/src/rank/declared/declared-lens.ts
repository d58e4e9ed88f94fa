import { tokenize } from '../../index/tokenize.ts';
import type { Column } from '../columns/column-group.ts';
import { TextIndex } from '../columns/work-similarity.ts';
import { languagesHinted, languagesIn } from './languages.ts';
import { subjectsIn, withNeighbours } from './subjects.ts';
import { WordKin } from './word-kin.ts';

/** A developer known only by declared languages and topics. */
export interface DeclaredPerson {
  readonly id: string;
  readonly languages: readonly string[];
  /** Languages known less well. */
  readonly moreLanguages: readonly string[];
  readonly topics: readonly string[];
}

/** A piece of work of which only the name is known. */
export interface NamedWork {
  readonly title: string;
  readonly repository: string;
}

interface Known {
  readonly languages: Set<string>;
  readonly moreLanguages: Set<string>;
  readonly words: readonly string[];
  readonly direct: Float64Array;
  readonly near: Float64Array;
  readonly topicWords: number;
}

const names = [
  'language.first',
  'language.more',
  'language.only',
  'language.guess',
  'topics.text',
  'topics.wide',
  'subjects.direct',
  'subjects.near',
  'subjects.best',
  'breadth.topics',
  'breadth.subjects',
  'breadth.languages',
  'silent',
  'language.first × subjects.near',
  'language.first × topics.wide',
] as const;

/**
 * Compares developers with a piece of work by what they declare: languages, topics and the subjects behind
 * both.
 */
export class DeclaredLens {
  readonly names: readonly string[] = names;
  readonly columns: readonly Column[];
  readonly #people: readonly Known[];
  readonly #topics: TextIndex;
  readonly #kin: WordKin;
  readonly #rarity: Float64Array;

  constructor(people: readonly DeclaredPerson[]) {
    const texts = people.map(({ topics }) => topics.join(' ; '));
    this.columns = names.map(() => new Float64Array(people.length));
    this.#topics = new TextIndex(texts);
    this.#kin = new WordKin(texts);
    this.#people = people.map(knownOf);
    const usual = this.#people.reduce(
      (sums, { direct }) => sums.map((sum, at) => sum + (direct[at] ?? 0)),
      new Float64Array(this.#people[0]?.direct.length ?? 0),
    );
    this.#rarity = usual.map((sum) => Math.log((people.length + 5) / (sum + 5)));
  }

  /** Fills `columns`. */
  measure({ title, repository }: NamedWork): void {
    const text = `${title} ${repository.replace(/[_.-]/g, ' ')}`;
    const topics = this.#topics.search(text);
    const wide = this.#kin.widened(text);
    const languages = languagesHinted(title, repository);
    const direct = subjectsIn(text);
    const near = withNeighbours(direct);
    for (const [place, person] of this.#people.entries()) {
      const first = share(languages, person.languages);
      const subjectsNear = this.#cosine(near, person.near);
      const wideScore = this.#wideScore(wide, person.words);
      const values = [
        first,
        share(languages, person.moreLanguages),
        first / Math.max(1, person.languages.size),
        languages.size === 0 && person.languages.has('python') ? 1 : 0,
        topics[place] ?? 0,
        wideScore,
        this.#cosine(direct, person.direct),
        subjectsNear,
        best(direct, person.near),
        Math.log1p(person.topicWords),
        person.direct.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0) / 5,
        Math.log1p(person.languages.size + person.moreLanguages.size),
        person.topicWords === 0 ? 1 : 0,
        first * subjectsNear,
        first * wideScore,
      ];
      for (const [at, column] of this.columns.entries()) column[place] = values[at] ?? 0;
    }
  }

  #wideScore(weights: ReadonlyMap<string, number>, words: readonly string[]): number {
    let score = 0;
    for (const word of words) score += (weights.get(word) ?? 0) * this.#kin.idf(word);
    return score / (5 + words.length);
  }

  /** Cosine similarity of subjects, weighted by rarity. */
  #cosine(one: Float64Array, other: Float64Array): number {
    let product = 0;
    let left = 0;
    let right = 0;
    for (let at = 0; at < one.length; at += 1) {
      const rarity = (this.#rarity[at] ?? 0) ** 2;
      product += rarity * (one[at] ?? 0) * (other[at] ?? 0);
      left += rarity * (one[at] ?? 0) ** 2;
      right += rarity * (other[at] ?? 0) ** 2;
    }
    return product === 0 ? 0 : product / Math.sqrt(left * right);
  }
}

function knownOf({ languages, moreLanguages, topics }: DeclaredPerson): Known {
  const direct = subjectsIn(topics.join(' ; '));
  const words = tokenize(topics.join(' ; '));
  return {
    languages: languagesIn(languages),
    moreLanguages: languagesIn(moreLanguages),
    words: [...new Set(words)],
    direct,
    near: withNeighbours(direct),
    topicWords: words.length,
  };
}

function share(wanted: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let met = 0;
  for (const language of wanted) if (known.has(language)) met += 1;
  return wanted.size === 0 ? 0 : met / wanted.size;
}

function best(wanted: Float64Array, known: Float64Array): number {
  return wanted.reduce((most, one, at) => Math.max(most, one * (known[at] ?? 0)), 0);
}
