import { existsSync, readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed, but only when tried again. */
  unsteady?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads vitest's JSON report. A run that left none, or failed outside its tests, counts as one failure. */
export function vitestTotals(file: string, succeeded: boolean): Totals {
  const report = read<VitestReport>(file);
  return blame(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** The same of Playwright's. A test that passed only when tried again is counted, and told apart. */
export function playwrightTotals(file: string, succeeded: boolean): Totals {
  const stats = read<PlaywrightReport>(file)?.stats;
  return blame(succeeded, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    unsteady: stats?.flaky ?? 0,
  });
}

/** `N passed, N failed`, the last line of `npm test`. */
export function closingLine(parts: Totals[]): string {
  const sum = (pick: (part: Totals) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const skipped = sum((part) => part.skipped);
  const unsteady = sum((part) => part.unsteady ?? 0);
  const words = [`${sum((part) => part.passed)} passed`, `${sum((part) => part.failed)} failed`];
  if (skipped > 0) words.push(`${skipped} skipped`);
  if (unsteady > 0) words.push(`${unsteady} of the passed only when tried again`);
  return words.join(', ');
}

function blame(succeeded: boolean, totals: Totals): Totals {
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

/** The tools' own reports, whose shapes their documentation states. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
