import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './steps.ts';
import {
  closingWords,
  failedTestFiles,
  playwrightTotals,
  totalsAfterRepeat,
  vitestTotals,
} from './test-totals.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teamwright-totals-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('adds the totals of both runners, in the last line', () => {
  const vitest = report({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 });
  const playwright = report({ stats: { expected: 6, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(closingWords([vitestTotals(vitest, true), playwrightTotals(playwright, true)])).toBe(
    '46 passed, 0 failed, 1 skipped',
  );
});

test('counts a runner that failed without a report, or outside its tests, as one failure', () => {
  expect(vitestTotals(join(folder, 'absent.json'), false)).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  const green = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(closingWords([playwrightTotals(green, false)])).toBe('5 passed, 1 failed');
});

test('names flaky and failed tests with the start of their reasons, and counts flaky ones as passed', () => {
  const vitest = report({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'apps/a.test.ts'),
        message: '',
        assertionResults: [
          {
            fullName: 'adds up',
            failureMessages: ['Error: \u001b[31m3\u001b[39m is not 2\n at a.ts'],
          },
          { fullName: 'rests', failureMessages: [] },
        ],
      },
    ],
  });
  const spec = (title: string, status: string, results: object[]) => ({
    file: 'chat/a.spec.ts',
    title,
    tests: [{ status, results }],
  });
  const error = { message: 'no' };
  const playwright = report({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'expected', [{}]), spec('scrolls', 'flaky', [{ error }, {}])],
        suites: [{ specs: [spec('closes', 'unexpected', [{ error }, { error }])] }],
      },
    ],
  });
  expect(
    closingWords([vitestTotals(vitest, false), playwrightTotals(playwright, false)]).split('\n'),
  ).toEqual([
    'flaky: e2e/chat/a.spec.ts › scrolls',
    '    no',
    'failed: apps/a.test.ts › adds up',
    '    Error: 3 is not 2',
    '     at a.ts',
    'failed: e2e/chat/a.spec.ts › closes',
    '    no',
    '3 passed, 2 failed',
  ]);
});

test('names a file that failed before its tests', () => {
  const broken = { name: join(root, 'tools/b.test.ts'), message: 'Cannot find module', assertionResults: [] };
  const vitest = report({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [broken],
  });
  expect(closingWords([vitestTotals(vitest, false)])).toBe(
    'failed: tools/b.test.ts › the file itself\n    Cannot find module\n0 passed, 1 failed',
  );
});

test('counts what passed the second time as flaky, and what failed again as failed', () => {
  const run = (passed: number, failing: string[]) =>
    report({
      numPassedTests: passed,
      numFailedTests: failing.length,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: join(root, 'apps/ok.test.ts'), message: '', assertionResults: [] },
        {
          name: join(root, 'apps/c.test.ts'),
          message: '',
          assertionResults: failing.map((fullName) => ({ fullName, failureMessages: ['Error: late'] })),
        },
      ],
    });
  const first = run(8, ['is slow', 'is wrong']);
  const second = run(1, ['is wrong']);
  expect(failedTestFiles(first)).toEqual(['apps/c.test.ts']);
  const totals = totalsAfterRepeat(vitestTotals(first, false), vitestTotals(second, false));
  expect(closingWords([totals]).split('\n')).toEqual([
    'flaky: apps/c.test.ts › is slow',
    '    Error: late',
    'failed: apps/c.test.ts › is wrong',
    '    Error: late',
    '9 passed, 1 failed',
  ]);
});

test('a second run without a report keeps the failure', () => {
  const first = { passed: 8, failed: 1, skipped: 0, failures: ['failed: a › b\n    no'] };
  const absent = vitestTotals(join(folder, 'absent.json'), false);
  expect(totalsAfterRepeat(first, absent)).toBe(first);
});

function report(content: object): string {
  const file = join(folder, `${JSON.stringify(content).length}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('repeats a file of which the process crashed, although none of its tests failed', () => {
  const name = join(root, 'apps/crashed.test.ts');
  const crashed = report({
    numPassedTests: 4,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name, status: 'failed', message: '', assertionResults: [{ fullName: 'runs', failureMessages: [] }] },
    ],
  });
  expect(failedTestFiles(crashed)).toEqual(['apps/crashed.test.ts']);
  const first = vitestTotals(crashed, false);
  expect(first.failures?.[0]).toContain('apps/crashed.test.ts');
  const second = vitestTotals(
    report({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }),
    true,
  );
  expect(totalsAfterRepeat(first, second)).toMatchObject({ failed: 0, passed: 5 });
});
