/** Words further away are weak evidence; this also limits the work per name. */
const maxDistance = 200;
/** Text in angle brackets is a placeholder for removed text, not a word. */
const piecePattern = /<\w{1,30}>|[a-z][a-z+#'-]*|[.!?](?=\s)|\n/gi;
const beginsWord = /^[a-z]/i;
const beforePrefix = 'word before ';
const afterPrefix = 'word after ';

/** The feature names for a word before and after a name. */
interface WordFeatures {
  readonly before: string;
  readonly after: string;
}

/** Lower-case words with their precomputed features. */
export type KnownWords = ReadonlyMap<string, WordFeatures>;

/** A word, or the end of a sentence or line (without features). */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly features: WordFeatures | undefined;
}

/** The word that a feature is about; undefined for other features. */
export function wordOfFeature(feature: string): string | undefined {
  const start = [beforePrefix, afterPrefix].find((one) => feature.startsWith(one));
  return start && feature.slice(start.length);
}

/** The words that the features are about. */
export function wordsOfFeatures(features: Iterable<string>): KnownWords {
  const words = new Map<string, WordFeatures>();
  for (const feature of features) {
    const word = wordOfFeature(feature);
    if (word !== undefined) words.set(word, featuresOf(word));
  }
  return words;
}

/** The words of a text, read once for all its names; limited to the `known` words if given. */
export class WordsBesideNames {
  readonly #pieces: readonly Piece[];
  #next = 0;

  constructor(text: string, known?: KnownWords) {
    this.#pieces = piecesOf(text, known);
  }

  /**
   * The words before and after a name in its sentence. Calls must follow the order of the names in the text.
   */
  features({ start, end }: { readonly start: number; readonly end: number }): ReadonlySet<string> {
    while ((this.#pieces[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= start) this.#next++;
    const found = new Set<string>();
    for (let at = this.#next - 1; ; at--) {
      const piece = this.#pieces[at];
      if (!piece?.features || piece.start < start - maxDistance) break;
      found.add(piece.features.before);
    }
    for (let at = this.#next; ; at++) {
      const piece = this.#pieces[at];
      if (!piece || piece.end > end + maxDistance) break;
      if (piece.start < end) continue;
      if (!piece.features) break;
      found.add(piece.features.after);
    }
    return found;
  }
}

function featuresOf(word: string): WordFeatures {
  return { before: beforePrefix + word, after: afterPrefix + word };
}

function piecesOf(text: string, known: KnownWords | undefined): Piece[] {
  const pieces: Piece[] = [];
  const pattern = new RegExp(piecePattern);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [piece] = match;
    if (piece.startsWith('<')) continue;
    const word = beginsWord.test(piece) ? piece.toLowerCase() : undefined;
    const features = word === undefined ? undefined : known ? known.get(word) : featuresOf(word);
    if (word === undefined || features)
      pieces.push({ start: match.index, end: match.index + piece.length, features });
  }
  return pieces;
}
