import { startOf } from '../../index/joined-arrays.ts';
import { withRoom } from '../../index/room.ts';
import { featureOf, impactOf, topImpact } from '../../index/words.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { fields as field } from '../../profile/fields.ts';
import type { Interest } from '../../profile/interests.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { Statistics } from '../statistics.ts';
import { relatedWordsShare } from '../weights.ts';
import type { RelatedShares } from './related-words.ts';

/** This many matching interests count as a full match, even if a developer lists more. */
const enoughInterests = 2;

const notComputed = 0;
const isNotMet = 1;
const isMet = 2;

/** A project's words as a table by number, so that each word of a developer is looked up in one step. */
export class WordLens {
  readonly #statistics: Statistics;
  #project: ProjectRecord | undefined;
  /** Word → 1 if the project mentions it. */
  #mentioned: Int32Array = new Int32Array(4096);
  /** The words with a weight, and word → its weight. */
  readonly #weighted: number[] = [];
  #weights: Int32Array = new Int32Array(4096);
  #reachable = 0;
  /** Cache: interest → whether the project meets it; many developers have the same interests. */
  #met: Int32Array = new Int32Array(1024);
  readonly #computed: number[] = [];

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  load(project: ProjectRecord): void {
    for (const packed of this.#project?.words ?? []) this.#mentioned[featureOf(packed)] = 0;
    this.#project = project;
    for (const packed of project.words) {
      this.#mentioned = withRoom(this.#mentioned, featureOf(packed));
      this.#mentioned[featureOf(packed)] = 1;
    }
    for (const interest of this.#computed) this.#met[interest] = notComputed;
    this.#computed.length = 0;
  }

  /** Prepares `text` and `shareOf` for the loaded project. */
  weigh({ words, shares }: RelatedShares): void {
    for (const word of this.#weighted) this.#weights[word] = 0;
    this.#weighted.length = 0;
    let own = 0;
    for (const packed of this.#project?.words ?? []) {
      const word = featureOf(packed);
      const weight = this.#statistics.wordWeight(word);
      this.#addWeight(word, weight);
      own += weight;
    }
    for (const [at, word] of words.entries())
      this.#addWeight(word, Math.round(relatedWordsShare * own * (shares[at] ?? 0)));
    this.#reachable = own * (1 + relatedWordsShare);
  }

  /**
   * The share of the project's and related words in the developer's text; null if either side has no significant words.
   */
  text({ fields }: DeveloperRecord): number | null {
    const end = startOf(fields, field.words + 1);
    if (startOf(fields, field.words) === end || this.#reachable === 0) return null;
    return this.shareOf(fields, startOf(fields, field.words), end);
  }

  /** BM25 of the project's and related words in packed words, as a share of the maximum for these words. */
  shareOf(packedWords: Uint32Array, from: number, to: number): number {
    if (this.#reachable === 0) return 0;
    let reached = 0;
    for (let at = from; at < to; at += 1) {
      const packed = packedWords[at] ?? 0;
      reached += (this.#weights[featureOf(packed)] ?? 0) * impactOf(packed);
    }
    return reached / (this.#reachable * topImpact);
  }

  /** The share of the developer's interests and roles that the project meets; two are enough. Null without any. */
  interests({ interests }: DeveloperRecord): number | null {
    if (interests.length === 0) return null;
    let met = 0;
    for (const interest of interests) if (this.meets(interest)) met += 1;
    return Math.min(1, met / Math.min(interests.length, enoughInterests));
  }

  /** Whether the project requires the interest as a skill, or mentions all of its words. */
  meets(interest: Interest): boolean {
    const known = this.#met[interest.number] ?? notComputed;
    if (known !== notComputed) return known === isMet;
    const met = this.#finds(interest);
    this.#met = withRoom(this.#met, interest.number);
    this.#met[interest.number] = met ? isMet : isNotMet;
    this.#computed.push(interest.number);
    return met;
  }

  #finds({ skill, words }: Interest): boolean {
    for (const requirement of this.#project?.requirements ?? []) if (requirement.skill === skill) return true;
    for (const word of words) if (this.#mentioned[word] !== 1) return false;
    return words.length > 0;
  }

  #addWeight(word: number, weight: number): void {
    this.#weights = withRoom(this.#weights, word);
    this.#weights[word] = (this.#weights[word] ?? 0) + weight;
    this.#weighted.push(word);
  }
}
