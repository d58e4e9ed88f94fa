import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.ts';

const reasonLines = 8;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with the start of their reasons, repeated at the end of the log. */
  failures?: string[];
  /** The same for tests that failed first and passed in the second attempt. They count as passed. */
  flaky?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: VitestFile[];
}

interface VitestFile {
  /** The absolute path. */
  name: string;
  status?: 'passed' | 'failed';
  /** The error of the file itself, outside its tests; otherwise empty. */
  message: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  fullName: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightResult {
  error?: { message?: string };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: PlaywrightResult[] }[];
  }[];
}

/** Reads vitest's JSON report. A run without a report or with a failure outside its tests counts as one failure. */
export function vitestTotals(file: string, succeeded: boolean): Totals {
  const report = read<VitestReport>(file);
  const files = report?.testResults ?? [];
  return blame(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: files.flatMap(vitestFailures),
  });
}

/** Paths of the test files in vitest's JSON report that failed, relative to the checkout. */
export function failedTestFiles(file: string): string[] {
  const files = read<VitestReport>(file)?.testResults ?? [];
  return files.filter((one) => vitestFailures(one).length > 0).map(({ name }) => relative(root, name));
}

/** The totals of a run whose failed files ran a second time: what failed only in the first run is flaky. */
export function totalsAfterRepeat(first: Totals, second: Totals): Totals {
  const isExplained = second.failed === 0 || (second.failures ?? []).length > 0;
  if (!isExplained) return first;
  const testOf = (failure: string) => failure.split('\n', 1)[0];
  const failedAgain = new Set((second.failures ?? []).map(testOf));
  const passedNow = (first.failures ?? []).filter((failure) => !failedAgain.has(testOf(failure)));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    failures: second.failures ?? [],
    flaky: passedNow.map((failure) => failure.replace(/^failed: /, 'flaky: ')),
  };
}

/** Reads Playwright's JSON report, as {@link vitestTotals} reads that of vitest. */
export function playwrightTotals(file: string, succeeded: boolean): Totals {
  const report = read<PlaywrightReport>(file);
  const stats = report?.stats;
  return blame(succeeded, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    failures: (report?.suites ?? []).flatMap((suite) => playwrightErrors(suite, 'failed')),
    flaky: (report?.suites ?? []).flatMap((suite) => playwrightErrors(suite, 'flaky')),
  });
}

/** The end of `npm test`: flaky and failed tests with their reasons, and `N passed, N failed` as the last line. */
export function closingWords(parts: Totals[]): string {
  const flaky = parts.flatMap((part) => part.flaky ?? []);
  const failures = parts.flatMap((part) => part.failures ?? []);
  return [...flaky, ...failures, closingLine(parts)].join('\n');
}

function closingLine(parts: Totals[]): string {
  const sum = (pick: (part: Totals) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const skipped = sum((part) => part.skipped);
  const words = [`${sum((part) => part.passed)} passed`, `${sum((part) => part.failed)} failed`];
  if (skipped > 0) words.push(`${skipped} skipped`);
  return words.join(', ');
}

function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const ofTests = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map((test) => errorOf('failed', { file, title: test.fullName, reason: test.failureMessages[0] }));
  // The process of the file crashed, so none of its tests has failed.
  if (status === 'failed' && message === '' && ofTests.length === 0)
    return [
      errorOf('failed', { file, title: 'the file itself', reason: 'The process of its tests crashed.' }),
    ];
  if (message === '') return ofTests;
  return [errorOf('failed', { file, title: 'the file itself', reason: message }), ...ofTests];
}

type Outcome = 'failed' | 'flaky';

function playwrightErrors({ suites = [], specs }: PlaywrightSuite, outcome: Outcome): string[] {
  const ofSpecs = specs.flatMap(({ file, title, tests }) => {
    const isFlaky = tests.some(({ status }) => status === 'flaky');
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    if (error === undefined || isFlaky !== (outcome === 'flaky')) return [];
    return [errorOf(outcome, { file: `e2e/${file}`, title, reason: error.message })];
  });
  return [...ofSpecs, ...suites.flatMap((suite) => playwrightErrors(suite, outcome))];
}

interface TestError {
  readonly file: string;
  readonly title: string;
  readonly reason: string | undefined;
}

/** One test and the beginning of its error, whose full text is in the output of the test. */
function errorOf(outcome: Outcome, { file, title, reason = '' }: TestError): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  const ours = lines.filter((line) => !/node_modules|at new Promise/.test(line));
  const words = ours.slice(0, reasonLines).join('\n    ');
  return `${outcome}: ${file} › ${title}\n    ${words}`;
}

function blame(succeeded: boolean, totals: Totals): Totals {
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

/** The report formats as documented by the tools. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
