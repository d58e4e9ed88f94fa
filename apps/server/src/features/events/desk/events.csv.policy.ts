import { line } from '@teamwright/contracts/core/common.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { languageCodes, languageName } from '@teamwright/contracts/events/languages.ts';
import type { EventQuestion } from '@teamwright/contracts/events/questions.ts';
import type { Participation } from '@teamwright/contracts/events/registration.ts';
import { answerError } from '../registration/events.registration.policy.ts';

/** Tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * The start of a cell that a spreadsheet may run as a formula, also in full-width characters. papaparse's own pattern
 * leaves out cells of several lines.
 */
export const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

/** The cells of one line, by what they hold. */
export interface CsvCells {
  readonly email: string;
  readonly roles: string;
  readonly experience: string;
  readonly languages: string;
  readonly key: string;
  readonly keepApart: string;
  readonly answers: readonly { readonly questionId: string; readonly value: string }[];
}

export interface CsvScope {
  readonly roles: readonly string[];
  readonly questions: readonly EventQuestion[];
}

export interface CsvPerson {
  readonly email: string;
  readonly roles: Participation['roles'];
  readonly experience: number | null;
  readonly languages: string[];
  readonly answers: Participation['answers'];
  /** A name or number of the person in this file; '' for none. */
  readonly key: string;
  /** Addresses or keys of people to keep apart from this one. */
  readonly keepApart: readonly string[];
}

/** Characters that are not shown, such as zero-width and bidirectional ones: two addresses could look the same. */
const invisible = /[\p{Cc}\p{Cf}]/u;

const addressPattern = /^[^\s@,;<>()"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,180}[a-z0-9])?\.[a-z]{2,}$/;

/** What a cell or a line holds as far as it can be read, and everything that is wrong with it. */
interface Read<Value> {
  readonly value: Value;
  readonly errors: readonly string[];
}

/** The person that a line describes. Empty cells are left out. */
export function readCells(cells: CsvCells, scope: CsvScope): Read<CsvPerson> {
  const email = emailOf(cells.email);
  const roles = rolesOf(cells.roles, scope.roles);
  const experience = experienceOf(cells.experience);
  const languages = languagesOf(cells.languages);
  const answers = answersOf(cells.answers, scope);
  return {
    value: {
      email: email.value,
      roles: roles.value,
      experience: experience.value,
      languages: languages.value,
      answers: answers.value,
      key: cells.key,
      keepApart: partsOf(cells.keepApart),
    },
    errors: [email, roles, experience, languages, answers].flatMap(({ errors }) => errors),
  };
}

function emailOf(cell: string): Read<string> {
  const value = cell.toLowerCase();
  if (value === '') return { value, errors: ['The email address is missing'] };
  if (invisible.test(value))
    return { value, errors: [`“${shortened(visible(cell))}” has invisible characters`] };
  if (addressPattern.test(value)) return { value, errors: [] };
  return { value, errors: [`“${shortened(cell)}” is not an email address`] };
}

/** The text with invisible characters as their numbers. */
function visible(text: string): string {
  const all = new RegExp(invisible, 'gu');
  return text.replace(all, (one) => `[U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** The level that a role without one has. */
const usualLevel = 2;

/** `Backend: 3`, or `Backend` for the usual level. */
function roleOf(part: string): { readonly name: string; readonly level: number } {
  const at = part.lastIndexOf(':');
  const level = part.slice(at + 1).trim();
  if (at <= 0 || !/^[1-3]$/.test(level)) return { name: part, level: usualLevel };
  return { name: part.slice(0, at).trim(), level: Number(level) };
}

/** `Backend:3; Design` with the names of the event's roles. */
function rolesOf(cell: string, known: readonly string[]): Read<Participation['roles']> {
  const found = new Map<string, number>();
  const errors: string[] = [];
  for (const part of partsOf(cell)) {
    const { name, level } = roleOf(part);
    const role = known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (role === undefined) errors.push(`This event has no role “${shortened(name)}”`);
    else found.set(role, level);
  }
  if (found.size > limits.participantRoles) errors.push(`At most ${limits.participantRoles} roles`);
  return { value: [...found].map(([role, level]) => ({ role, level })), errors };
}

function experienceOf(cell: string): Read<number | null> {
  if (cell === '') return { value: null, errors: [] };
  if (/^[0-4]$/.test(cell)) return { value: Number(cell), errors: [] };
  return { value: null, errors: [`Experience is a number from 0 to 4, not “${shortened(cell)}”`] };
}

const codeByName = new Map(languageCodes.map((code) => [languageName(code).toLowerCase(), code]));

/** `English; de`: names in English or codes. */
function languagesOf(cell: string): Read<string[]> {
  const found = new Set<string>();
  const errors: string[] = [];
  for (const part of partsOf(cell)) {
    const name = part.toLowerCase();
    const code = codeByName.get(name) ?? (/^[a-z]{2,3}$/.test(name) ? name : undefined);
    if (code === undefined)
      errors.push(`“${shortened(part)}” is not a language. Use a name like German or a code like de`);
    else found.add(code);
  }
  if (found.size > limits.participantLanguages)
    errors.push(`At most ${limits.participantLanguages} languages`);
  return { value: [...found], errors };
}

const answerText = line(limits.answer.max);

/** The answers as a registration stores them. */
function answersOf(cells: CsvCells['answers'], { questions }: CsvScope): Read<Participation['answers']> {
  const answers: Participation['answers'] = [];
  const errors: string[] = [];
  for (const { questionId, value: cell } of cells) {
    const { data: value, error } = answerText.safeParse(cell);
    if (value === '') continue;
    const question = questions.find(({ id }) => id === questionId);
    const fault = error ? error.issues[0]?.message : answerError(question, value ?? '');
    if (fault !== undefined) errors.push(`“${shortened(value ?? cell)}”: ${fault}`);
    else answers.push({ questionId, value: value ?? '' });
  }
  return { value: answers, errors };
}

function partsOf(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A line of many bad values would make the answer long. */
const maxLineErrors = 5;

/** The different errors of a line, and how many more it has. */
export function shownErrors(errors: readonly string[]): string[] {
  const all = [...new Set(errors)];
  const shown = all.slice(0, maxLineErrors);
  const more = all.length - shown.length;
  return more > 0 ? [...shown, more === 1 ? '1 more error' : `${more} more errors`] : shown;
}

/** The errors of a line as one text. */
export function errorText(errors: readonly string[]): string {
  return shownErrors(errors).join('. ');
}

const maxShown = 40;

/** The start of a long value, for messages. */
export function shortened(value: string): string {
  return value.length > maxShown ? `${value.slice(0, maxShown)}…` : value;
}
