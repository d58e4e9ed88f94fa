import { hashId } from './hash.ts';
import { type JoinedArrays, partsIn, startOf } from './joined-arrays.ts';
import { documentOf, maxDocuments, PostingList } from './posting-list.ts';
import { featureOf, impactOf } from './words.ts';

/**
 * The features of a document: per field, packed (feature, impact) pairs, ascending. All documents have the
 * same fields, joined into one array.
 */
export interface IndexedDocument {
  readonly id: string;
  /** Closed documents are stored but never found. */
  readonly open: boolean;
  readonly fields: JoinedArrays;
}

const removedState = 0;
export const openState = 1;
const closedState = 2;
const hiddenState = 3;

/** With at most this many removed documents, the index is not compacted. */
const maxUncompactedRemovals = 1024;

/**
 * Posting lists over documents with several fields. A changed document gets a new number, and its old number
 * becomes a tombstone. When there are more tombstones than documents, all documents are renumbered.
 */
export class InvertedIndex<T extends IndexedDocument> {
  /** State of each number; searches see only open documents. */
  states: Uint8Array = new Uint8Array(64);
  hashes: Uint32Array = new Uint32Array(64);
  #documents: (T | undefined)[] = [];
  /** A field has no lists until a document uses it. */
  readonly #fields: (Map<number, PostingList> | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  #openSize = 0;

  /** Number of open documents, including hidden ones. */
  get openSize(): number {
    return this.#openSize;
  }

  /** Number of documents, including closed ones. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Numbers in use, including tombstones. */
  get extent(): number {
    return this.#documents.length;
  }

  get(id: string): T | undefined {
    const number = this.#numbers.get(id);
    return number === undefined ? undefined : this.#documents[number];
  }

  /** Whether the document is open and not hidden. */
  isOpen(number: number): boolean {
    return this.states[number] === openState;
  }

  /** The number of an open document that is not hidden; undefined for others. */
  openNumberOf(id: string): number | undefined {
    const number = this.#numbers.get(id);
    return number !== undefined && this.states[number] === openState ? number : undefined;
  }

  documentAt(number: number): T | undefined {
    return this.#documents[number];
  }

  /**
   * Adds a document or replaces the one with the same id.
   * @throws RangeError if the index is full.
   */
  put(document: T): void {
    this.remove(document.id);
    if (this.extent - this.size > Math.max(maxUncompactedRemovals, this.size)) this.#compact();
    const number = this.#documents.length;
    if (number >= maxDocuments) throw new RangeError(`An index holds at most ${maxDocuments} documents`);
    this.#documents.push(document);
    this.#numbers.set(document.id, number);
    this.#ensureRoom(number);
    this.states[number] = document.open ? openState : closedState;
    if (document.open) this.#openSize += 1;
    this.hashes[number] = hashId(document.id);
    this.#eachFeature(document, (list, impact) => list.add(number, impact));
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    const document = this.#documents[number];
    this.#numbers.delete(id);
    this.#documents[number] = undefined;
    this.states[number] = removedState;
    if (document?.open) this.#openSize -= 1;
    if (document) this.#eachFeature(document, (list) => list.countRemoved());
  }

  /** The posting list of a feature, ready to be searched; undefined if no document ever had the feature. */
  list(field: number, feature: number): PostingList | undefined {
    const list = this.#fields[field]?.get(feature);
    list?.prepare(this.states);
    return list;
  }

  /** The number of documents with a feature, including closed ones. */
  countWith(field: number, feature: number): number {
    return this.#fields[field]?.get(feature)?.size ?? 0;
  }

  /** The ids of all documents with a feature, including closed ones. */
  idsWith(field: number, feature: number): string[] {
    return Array.from(this.numbersWith(field, feature)).flatMap(
      (number) => this.#documents[number]?.id ?? [],
    );
  }

  /** The numbers of all documents with a feature, including closed ones. */
  *numbersWith(field: number, feature: number): Generator<number> {
    const list = this.list(field, feature);
    for (let at = 0; at < (list?.length ?? 0); at += 1) {
      const number = documentOf(list?.postings[at] ?? 0);
      if (this.states[number] !== removedState) yield number;
    }
  }

  /** The numbers of the open documents with a feature. */
  *openWith(field: number, feature: number): Generator<number> {
    for (const number of this.numbersWith(field, feature)) if (this.isOpen(number)) yield number;
  }

  /** Runs `search` with the given documents hidden. */
  without<R>(ids: Iterable<string>, search: () => R): R {
    const hidden: number[] = [];
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number === undefined || this.states[number] !== openState) continue;
      hidden.push(number);
      this.states[number] = hiddenState;
    }
    try {
      return search();
    } finally {
      for (const number of hidden) this.states[number] = openState;
    }
  }

  /** All open documents that are not hidden. */
  *open(): Generator<T> {
    for (let number = 0; number < this.#documents.length; number += 1) {
      if (this.states[number] !== openState) continue;
      const document = this.#documents[number];
      if (document) yield document;
    }
  }

  /** All documents, including closed ones. */
  *all(): Generator<T> {
    for (const document of this.#documents) if (document) yield document;
  }

  /** Bytes used by the typed arrays. */
  bytes(): number {
    let bytes = this.states.byteLength + this.hashes.byteLength;
    for (const list of this.#lists()) bytes += list.bytes;
    for (const document of this.all()) bytes += document.fields.byteLength;
    return bytes;
  }

  #eachFeature({ fields }: T, visit: (list: PostingList, impact: number) => void): void {
    for (let field = 0; field < partsIn(fields); field += 1) {
      for (let at = startOf(fields, field); at < startOf(fields, field + 1); at += 1) {
        const pair = fields[at] ?? 0;
        visit(this.#listFor(field, featureOf(pair)), impactOf(pair));
      }
    }
  }

  *#lists(): Generator<PostingList> {
    for (const lists of this.#fields) if (lists) yield* lists.values();
  }

  #listFor(field: number, feature: number): PostingList {
    const lists = this.#fields[field] ?? new Map<number, PostingList>();
    this.#fields[field] = lists;
    const known = lists.get(feature);
    if (known) return known;
    const list = new PostingList();
    lists.set(feature, list);
    return list;
  }

  #ensureRoom(number: number): void {
    if (number < this.states.length) return;
    const states = new Uint8Array(this.states.length * 2);
    states.set(this.states);
    this.states = states;
    const hashes = new Uint32Array(states.length);
    hashes.set(this.hashes);
    this.hashes = hashes;
  }

  #compact(): void {
    const numbers = new Int32Array(this.extent).fill(-1);
    const documents: (T | undefined)[] = [];
    const states = this.states.slice();
    const hashes = this.hashes.slice();
    this.states.fill(removedState);
    for (const [number, document] of this.#documents.entries()) {
      if (!document) continue;
      const next = documents.push(document) - 1;
      numbers[number] = next;
      this.states[next] = states[number] ?? removedState;
      this.hashes[next] = hashes[number] ?? 0;
      this.#numbers.set(document.id, next);
    }
    this.#documents = documents;
    for (const list of this.#lists()) list.renumber(numbers);
  }
}
