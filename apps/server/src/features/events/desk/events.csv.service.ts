import { limits } from '@teamwright/contracts/core/limits.ts';
import type { CsvMapping, CsvPreview } from '@teamwright/contracts/events/desk.ts';
import papa from 'papaparse';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { assertVerifiedEmail } from '../../accounts/email/accounts.email.service.ts';
import { audit } from '../../audit/audit.service.ts';
import { readPairs } from '../apart/events.apart.policy.ts';
import { addImportedApart, removeImportedApart } from '../apart/events.apart.service.ts';
import { canEditEvent } from '../events.policy.ts';
import { listQuestions, type QuestionRow } from '../events.questions.repository.ts';
import { countInvitees, type EventRow } from '../events.repository.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import {
  byteOrderMark,
  type CsvCells,
  type CsvPerson,
  errorText,
  formulaStart,
  readCells,
  shownErrors,
} from './events.csv.policy.ts';
import * as repository from './events.desk.repository.ts';

interface CsvRow {
  readonly cells: readonly string[];
  /** The line of the file where the row begins, from 1. */
  readonly line: number;
  readonly error: string | undefined;
}

/** Lines from which the separator is guessed. */
const maxGuessed = 50;

/** The separator of a CSV file. Empty lines do not count, because they would speak against every separator. */
function separatorOf(text: string): string {
  return papa.parse(text, { preview: maxGuessed, skipEmptyLines: 'greedy' }).meta.delimiter;
}

/** The first `most` rows of a CSV file that are not empty. A row with quoted line breaks takes several lines. */
function readRows(csv: string, most: number): CsvRow[] {
  const text = csv.startsWith(byteOrderMark) ? csv.slice(1) : csv;
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, errors, meta }, parser) => {
      const broken = errors.find(({ type }) => type === 'Quotes');
      const error = broken && 'A quotation mark is missing';
      if (error !== undefined || data.some((cell) => cell.trim() !== ''))
        rows.push({ cells: data.map(withoutApostrophe), line, error });
      for (; at < meta.cursor; at += 1) if (isLineEnd(text, at)) line += 1;
      if (rows.length >= most) parser.abort();
    },
  });
  return rows;
}

/** Line feeds, and carriage returns that no line feed follows. */
function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10);
}

/** The export protects cells that look like formulas with an apostrophe. */
function withoutApostrophe(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1).trim() : text;
}

/**
 * Imports the people who may register: all lines, or none. A known address is updated.
 * @throws AppError `invalid` with all errors of each bad line, under `line.<number>`; `forbidden` while the actor's own
 * address is not verified, because an import sends emails
 */
export async function importInvitees(
  ctx: UserCtx,
  eventId: string,
  { csv, mapping }: { readonly csv: string; readonly mapping: CsvMapping },
): Promise<{ imported: number; updated: number }> {
  // Other users read that the event is not theirs. The account is locked before the event, as by a registration.
  await getManaged(ctx, eventId);
  return await withTransaction(ctx, async (ctx) => {
    await assertVerifiedEmail(ctx);
    const event = await lockManaged(ctx, eventId);
    assertEditable(event);
    const questions = await listQuestions(ctx.db, event.id);
    const lines = readLines(csv, mapping, { roles: event.roles, questions });
    const pairs = await readApart(ctx, event, lines);
    const rows = lines.map(({ email, roles, experience, languages, answers }) => ({
      ...{ eventId: event.id, email, roles, experience, languages, answers, importedAt: ctx.clock.now() },
    }));
    const updated = await repository.replaceInvitees(ctx.db, event.id, rows);
    const most = limits.eventCapacity.max;
    if ((await countInvitees(ctx.db, event.id)) > most)
      throw invalidField('csv', `An event has at most ${most} imported addresses`);
    await addImportedApart(ctx, event, pairs);
    await emit(ctx, 'event.invitees_imported', { eventId: event.id });
    await emit(ctx, 'event.changed', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_list_imported', subject: event.id });
    return { imported: lines.length - updated, updated };
  });
}

/**
 * How an import would read the first lines of a file. What depends on other lines, such as the people to keep apart, is
 * checked by the import.
 */
export async function previewInvitees(
  ctx: UserCtx,
  eventId: string,
  { csv, mapping }: { readonly csv: string; readonly mapping: CsvMapping },
): Promise<CsvPreview> {
  const event = await getManaged(ctx, eventId);
  assertEditable(event);
  const questions = await listQuestions(ctx.db, event.id);
  const lines = readLines(csv, mapping, { roles: event.roles, questions }, limits.csvPreview);
  return {
    lines: lines.map(({ keepApart, errors, ...read }) => ({
      ...read,
      keepApart: [...keepApart],
      errors: shownErrors(errors),
    })),
  };
}

function assertEditable({ status }: EventRow): void {
  if (!canEditEvent(status)) throw new AppError('conflict', 'This event can no longer be changed');
}

interface Scope {
  readonly roles: readonly string[];
  readonly questions: readonly QuestionRow[];
}

/** A person with the line of the file, and what is wrong with it. */
interface CsvLine extends CsvPerson {
  readonly line: number;
  readonly errors: readonly string[];
}

/**
 * The first `most` lines below the headings.
 * @throws AppError `invalid` if the file has no line below its headings, or no column of the mapping
 */
function readLines(csv: string, mapping: CsvMapping, scope: Scope, most = Infinity): CsvLine[] {
  const [head, ...rows] = readRows(csv, most + 1);
  const cellsOf = readerOf(head?.cells ?? [], mapping);
  if (rows.length === 0) throw invalidField('csv', 'The file has no lines below its headings');
  const lineOf = new Map<string, number>();
  return rows.map(({ cells, line, error }) => {
    const { value, errors } = readCells(cellsOf(cells), scope);
    if (error !== undefined) return { ...value, line, errors: [error] };
    const before = value.email === '' ? undefined : lineOf.get(value.email);
    if (before !== undefined)
      return { ...value, line, errors: [...errors, `This address is in line ${before} already`] };
    lineOf.set(value.email, line);
    return { ...value, line, errors };
  });
}

/** The pairs to keep apart that the lines name. @throws AppError `invalid` with a message for each bad line */
async function readApart(ctx: UserCtx, event: EventRow, lines: readonly CsvLine[]) {
  const named = lines.flatMap(({ keepApart }) => keepApart.map((name) => name.toLowerCase()));
  const imported = await repository.listInvited(ctx.db, event.id, named);
  const { pairs, errors } = readPairs(lines, (email) => imported.has(email));
  assertNoErrors(lines.map((one) => ({ ...one, errors: [...one.errors, ...(errors.get(one.line) ?? [])] })));
  return pairs;
}

function assertNoErrors(lines: readonly CsvLine[]): void {
  const bad = lines.filter(({ errors }) => errors.length > 0);
  if (bad.length === 0) return;
  const message =
    bad.length === 1
      ? 'One line has an error. Nothing was imported.'
      : `${bad.length} lines have errors. Nothing was imported.`;
  const fields = Object.fromEntries(bad.map(({ line, errors }) => [`line.${line}`, errorText(errors)]));
  throw new AppError('invalid', message, { fields });
}

/** @throws AppError `invalid` if the file has no column of the mapping */
function readerOf(head: readonly string[], mapping: CsvMapping): (cells: readonly string[]) => CsvCells {
  const indexOf = (column: string | undefined, field: string): number => {
    if (column === undefined) return -1;
    const index = head.indexOf(column);
    if (index === -1) throw invalidField(`mapping.${field}`, `The file has no column “${column}”`);
    return index;
  };
  const [email, roles] = [indexOf(mapping.email, 'email'), indexOf(mapping.roles, 'roles')];
  const experience = indexOf(mapping.experience, 'experience');
  const languages = indexOf(mapping.languages, 'languages');
  const [key, keepApart] = [indexOf(mapping.key, 'key'), indexOf(mapping.keepApart, 'keepApart')];
  const answers = mapping.answers.map(({ questionId, column }, index) => ({
    questionId,
    index: indexOf(column, `answers.${index}`),
  }));
  return (cells) => ({
    email: cells[email] ?? '',
    roles: cells[roles] ?? '',
    experience: cells[experience] ?? '',
    languages: cells[languages] ?? '',
    key: cells[key] ?? '',
    keepApart: cells[keepApart] ?? '',
    answers: answers.map(({ questionId, index }) => ({ questionId, value: cells[index] ?? '' })),
  });
}

/** Deletes all imported addresses, and their pairs to keep apart. Pairs of participants stay. */
export async function removeInvitees(ctx: UserCtx, eventId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    await repository.removeInvitees(ctx.db, event.id);
    await removeImportedApart(ctx, event.id);
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
}
