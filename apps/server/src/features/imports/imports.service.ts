import { asOneLine } from '@teamwright/contracts/core/plain-text.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { TextLine } from '../../platform/line-reader.ts';
import { readStalePlaces } from '../nearby/nearby.places.service.ts';
import type { Located } from './imports.batch.service.ts';
import { importPeople } from './imports.people.service.ts';
import { importProjects } from './imports.projects.service.ts';
import { type ImportRecord, parseRecord, type Rejection } from './imports.records.service.ts';
import { lockImports, updateStatistics } from './imports.repository.ts';

/** Lines longer than this are rejected. Longer than the longest valid record, with every character escaped. */
export const maxLineBytes = 512 * 1024;

/** A file of records. It is read twice, first for people and then for projects, so the order of its lines is free. */
export interface ImportSource {
  readonly name: string;
  lines(): AsyncIterable<TextLine>;
}

export interface ImportSummary {
  readonly people: number;
  readonly projects: number;
  /** Records that earlier imports had added. */
  readonly known: number;
}

/** Records per statement. */
const batchSize = 500;
/** At most this many bad lines are named. */
const maxNamedLines = 100;

/**
 * Adds people and projects in one transaction: all, or none if a line is wrong. Records that were imported before are
 * left out. Sends no emails and no notifications.
 * @throws AppError `invalid` that names the wrong lines
 */
export async function importCommunity(ctx: Ctx, sources: readonly ImportSource[]): Promise<ImportSummary> {
  return await withTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db);
    const rejected = createRejectedLines();
    let records = 0;
    let people = 0;
    for await (const batch of batches(locate(sources, rejected))) {
      records += batch.length;
      people += await importPeople(ctx, batch.flatMap(onlyOf('person')));
    }
    let projects = 0;
    // Wrong lines that the second reading finds again are counted once.
    for await (const batch of batches(locate(sources, rejected)))
      projects += await importProjects(ctx, batch.flatMap(onlyOf('project')), rejected.mayDescribe);
    rejected.assertNone();
    await readStalePlaces(ctx);
    if (people + projects >= batchSize) await updateStatistics(ctx.db);
    return { people, projects, known: records - people - projects };
  });
}

function onlyOf<Type extends ImportRecord['type']>(type: Type) {
  type Kind = Extract<ImportRecord, { type: Type }>;
  const isKind = (record: ImportRecord): record is Kind => record.type === type;
  return ({ record, reject }: Located<ImportRecord>): Located<Kind>[] =>
    isKind(record) ? [{ record, reject }] : [];
}

/** A line: the position of its source, the source's name, and its number. */
interface Place {
  readonly source: number;
  readonly name: string;
  readonly number: number;
}

type RejectedLines = ReturnType<typeof createRejectedLines>;

/** Counts the invalid lines, reports the first of them, and stores the keys of the users that they may describe. */
function createRejectedLines() {
  const lines = new Set<string>();
  const named: (Place & { readonly text: string })[] = [];
  const ids = new Set<string>();
  let anonymous = false;
  return {
    add(place: Place, { problem, id }: Rejection): void {
      if (id === undefined) anonymous = true;
      else ids.add(id);
      const key = `${place.source} ${place.number}`;
      if (lines.has(key)) return;
      lines.add(key);
      // A problem can repeat a name from the file, which must not write lines of its own to a terminal.
      named.push({ ...place, text: asOneLine(`${place.name}:${place.number}: ${problem}`) });
      // Projects are read after all people, so a later problem may belong to an earlier line.
      named.sort((a, b) => a.source - b.source || a.number - b.number).splice(maxNamedLines);
    },
    mayDescribe: (id: string) => anonymous || ids.has(id),
    assertNone(): void {
      if (lines.size === 0) return;
      const more = lines.size - named.length;
      const text = [
        `Nothing was imported: ${lines.size === 1 ? '1 line is' : `${lines.size} lines are`} wrong`,
        ...named.map(({ text }) => text),
        ...(more > 0 ? [`… and ${more} more`] : []),
      ].join('\n');
      throw new AppError('invalid', text, { fields: { body: text } });
    },
  };
}

/** The records of all sources. Wrong lines are added to `rejected`. */
async function* locate(
  sources: readonly ImportSource[],
  rejected: RejectedLines,
): AsyncGenerator<Located<ImportRecord>> {
  for (const [source, { name, lines }] of sources.entries())
    for await (const { number, text } of lines()) {
      if (text?.trim() === '') continue;
      const place = { source, name, number };
      const parsed = text === undefined ? unreadable : parseRecord(text);
      if ('problem' in parsed) rejected.add(place, parsed);
      else yield { ...parsed, reject: (problem) => rejected.add(place, { problem, id: parsed.record.id }) };
    }
}

const unreadable: Rejection = {
  problem: `Longer than ${maxLineBytes / 1024} KiB, or not UTF-8`,
  id: undefined,
};

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
