/** Words further away say little of a name; also a bound on the work for each. */
const REACH = 200;
/** What stands in angle brackets was put there for something taken out, and is no word. */
const PIECE = /<\w{1,30}>|[a-z][a-z+#'-]*|[.!?](?=\s)|\n/gi;
const BEGINS_WORD = /^[a-z]/i;
const BEFORE = 'word before ';
const AFTER = 'word after ';

/** The features of the names on either side of a word. */
interface WordFeatures {
  readonly before: string;
  readonly after: string;
}

/** Words in lower case with their features, made once. */
export type KnownWords = ReadonlyMap<string, WordFeatures>;

/** A word, or the end of a sentence or line, which has no features. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly features: WordFeatures | undefined;
}

/** The word that a feature says to stand beside a name; other features are about none. */
export function wordOfFeature(feature: string): string | undefined {
  const start = [BEFORE, AFTER].find((one) => feature.startsWith(one));
  return start && feature.slice(start.length);
}

/** The words that some of the features are about. */
export function wordsOfFeatures(features: Iterable<string>): KnownWords {
  const words = new Map<string, WordFeatures>();
  for (const feature of features) {
    const word = wordOfFeature(feature);
    if (word !== undefined) words.set(word, featuresOf(word));
  }
  return words;
}

/** The words of a text, read once for all its names; where some are `known`, no others are looked at. */
export class WordsBesideNames {
  readonly #pieces: readonly Piece[];
  #next = 0;

  constructor(text: string, known?: KnownWords) {
    this.#pieces = piecesOf(text, known);
  }

  /** Which words stand in a name's sentence, before and after it. Names come in the order of the text. */
  features({ start, end }: { readonly start: number; readonly end: number }): ReadonlySet<string> {
    while ((this.#pieces[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= start) this.#next++;
    const found = new Set<string>();
    for (let at = this.#next - 1; ; at--) {
      const piece = this.#pieces[at];
      if (!piece?.features || piece.start < start - REACH) break;
      found.add(piece.features.before);
    }
    for (let at = this.#next; ; at++) {
      const piece = this.#pieces[at];
      if (!piece || piece.end > end + REACH) break;
      if (piece.start < end) continue;
      if (!piece.features) break;
      found.add(piece.features.after);
    }
    return found;
  }
}

function featuresOf(word: string): WordFeatures {
  return { before: BEFORE + word, after: AFTER + word };
}

function piecesOf(text: string, known: KnownWords | undefined): Piece[] {
  const pieces: Piece[] = [];
  const pattern = new RegExp(PIECE);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [piece] = match;
    if (piece.startsWith('<')) continue;
    const word = BEGINS_WORD.test(piece) ? piece.toLowerCase() : undefined;
    const features = word === undefined ? undefined : known ? known.get(word) : featuresOf(word);
    if (word === undefined || features)
      pieces.push({ start: match.index, end: match.index + piece.length, features });
  }
  return pieces;
}
