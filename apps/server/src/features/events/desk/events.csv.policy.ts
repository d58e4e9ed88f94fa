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

const addressPattern = /^[^\s@,;<>()"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,180}[a-z0-9])?\.[a-z]{2,}$/;

/** The person that a line describes, or what is wrong with it. Empty cells are left out. */
export function readCells(cells: CsvCells, scope: CsvScope): CsvPerson | string {
  const email = cells.email.toLowerCase();
  if (email === '') return 'The email address is missing';
  if (!addressPattern.test(email)) return `“${shortened(cells.email)}” is not an email address`;
  const roles = rolesOf(cells.roles, scope.roles);
  if (typeof roles === 'string') return roles;
  const [maxRoles, maxLanguages] = [limits.participantRoles, limits.participantLanguages];
  if (roles.length > maxRoles) return `At most ${maxRoles} roles`;
  if (cells.experience !== '' && !/^[0-4]$/.test(cells.experience))
    return `Experience is a number from 0 to 4, not “${shortened(cells.experience)}”`;
  const languages = languagesOf(cells.languages);
  if (typeof languages === 'string') return languages;
  if (languages.length > maxLanguages) return `At most ${maxLanguages} languages`;
  const answers = answersOf(cells.answers, scope);
  if (typeof answers === 'string') return answers;
  const experience = cells.experience === '' ? null : Number(cells.experience);
  const { key } = cells;
  return {
    email,
    roles,
    experience,
    languages,
    answers,
    key,
    keepApart: partsOf(cells.keepApart),
  };
}

/** `Backend:3; Design` with the names of the event's roles; an error for an unknown one. */
function rolesOf(cell: string, known: readonly string[]): Participation['roles'] | string {
  const found = new Map<string, number>();
  for (const part of partsOf(cell)) {
    const [, name = part, level = '2'] = /^(.+?)\s*:\s*([1-3])$/.exec(part) ?? [];
    const role = known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (role === undefined) return `This event has no role “${shortened(name)}”`;
    found.set(role, Number(level));
  }
  return [...found].map(([role, level]) => ({ role, level }));
}

const codeByName = new Map(languageCodes.map((code) => [languageName(code).toLowerCase(), code]));

/** `English; de`: names in English or codes; an error for anything else. */
function languagesOf(cell: string): string[] | string {
  const found = new Set<string>();
  for (const part of partsOf(cell)) {
    const name = part.toLowerCase();
    const code = codeByName.get(name) ?? (/^[a-z]{2,3}$/.test(name) ? name : undefined);
    if (code === undefined)
      return `“${shortened(part)}” is not a language. Use a name like German or a code like de`;
    found.add(code);
  }
  return [...found];
}

const answerText = line(limits.answer.max);

/** The answers as a registration stores them; an error for one that it would reject. */
function answersOf(cells: CsvCells['answers'], { questions }: CsvScope): Participation['answers'] | string {
  const answers: Participation['answers'] = [];
  for (const { questionId, value: cell } of cells) {
    const { data: value, error } = answerText.safeParse(cell);
    if (error) return `“${shortened(cell)}”: ${error.issues[0]?.message}`;
    if (value === '') continue;
    const question = questions.find(({ id }) => id === questionId);
    const fault = answerError(question, value);
    if (fault !== undefined) return `“${shortened(value)}”: ${fault}`;
    answers.push({ questionId, value });
  }
  return answers;
}

function partsOf(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const maxShown = 40;

/** The start of a long value, for messages. */
export function shortened(value: string): string {
  return value.length > maxShown ? `${value.slice(0, maxShown)}…` : value;
}
