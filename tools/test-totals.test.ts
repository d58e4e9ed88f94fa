import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingLine, playwrightTotals, vitestTotals } from './test-totals.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teamwright-totals-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('adds both runners up, and names what passed only at a second try', () => {
  const vitest = report({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 });
  const playwright = report({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
  expect(closingLine([vitestTotals(vitest, true), playwrightTotals(playwright, true)])).toBe(
    '46 passed, 0 failed, 1 skipped, 1 of the passed only when tried again',
  );
});

test('a runner that broke before its report, or beside its tests, is a failure', () => {
  expect(vitestTotals(join(folder, 'absent.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const green = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(closingLine([playwrightTotals(green, false)])).toBe('5 passed, 1 failed');
});

function report(content: object): string {
  const file = join(folder, `${JSON.stringify(content).length}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
