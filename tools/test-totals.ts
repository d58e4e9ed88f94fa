import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.ts';

const reasonLines = 8;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed, but only when tried again. */
  unsteady?: number;
  /** What failed, or passed only when tried again, with the reason: a log may show no more than its end. */
  troubles?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: VitestFile[];
}

interface VitestFile {
  /** Its absolute path. */
  name: string;
  /** Why the file itself failed, beside its tests; empty otherwise. */
  message: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads vitest's JSON report. A run that left none, or failed outside its tests, counts as one failure. */
export function vitestTotals(file: string, succeeded: boolean): Totals {
  const report = read<VitestReport>(file);
  const files = report?.testResults ?? [];
  const unsteady = files.flatMap((tested) => tested.assertionResults).filter(passedAgain).length;
  return blame(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    unsteady,
    troubles: files.flatMap(vitestTroubles),
  });
}

/** The same of Playwright's. */
export function playwrightTotals(file: string, succeeded: boolean): Totals {
  const report = read<PlaywrightReport>(file);
  const stats = report?.stats;
  return blame(succeeded, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    unsteady: stats?.flaky ?? 0,
    troubles: (report?.suites ?? []).flatMap(playwrightTroubles),
  });
}

/** What `npm test` ends with: what was not right at once, by name and reason, and as its last line `N passed, N failed`. */
export function closingWords(parts: Totals[]): string {
  return [...parts.flatMap((part) => part.troubles ?? []), closingLine(parts)].join('\n');
}

function closingLine(parts: Totals[]): string {
  const sum = (pick: (part: Totals) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const skipped = sum((part) => part.skipped);
  const unsteady = sum((part) => part.unsteady ?? 0);
  const words = [`${sum((part) => part.passed)} passed`, `${sum((part) => part.failed)} failed`];
  if (skipped > 0) words.push(`${skipped} skipped`);
  if (unsteady > 0) words.push(`${unsteady} of the passed only when tried again`);
  return words.join(', ');
}

/** A test that passed and yet has failures was tried again: vitest keeps those of the first try. */
function passedAgain({ status, failureMessages }: VitestTest): boolean {
  return status === 'passed' && failureMessages.length > 0;
}

function vitestTroubles({ name, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const ofTests = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map((test) => trouble(file, test.fullName, test.failureMessages[0], passedAgain(test)));
  return message === '' ? ofTests : [trouble(file, 'the file itself', message, false), ...ofTests];
}

function playwrightTroubles({ suites = [], specs }: PlaywrightSuite): string[] {
  const ofSpecs = specs.flatMap(({ file, title, ok, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    return error ? [trouble(`e2e/${file}`, title, error.message, ok)] : [];
  });
  return [...ofSpecs, ...suites.flatMap(playwrightTroubles)];
}

/** One test and the beginning of its reason: the whole of it stands where the test ran. */
function trouble(file: string, title: string, reason = '', passedAtLast: boolean): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  const ours = lines.filter((line) => !/node_modules|at new Promise/.test(line));
  const words = ours.slice(0, reasonLines).join('\n    ');
  return `${passedAtLast ? 'passed only when tried again' : 'failed'}: ${file} › ${title}\n    ${words}`;
}

function blame(succeeded: boolean, totals: Totals): Totals {
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

/** The tools' own reports, whose shapes their documentation states. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
