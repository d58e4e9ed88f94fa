import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../apps/server/src/testing/processes/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { ensureRedisServer } from './redis-server.ts';
import { runStep } from './steps.ts';
import {
  closingWords,
  failedTestFiles,
  playwrightTotals,
  type Totals,
  totalsAfterRepeat,
  vitestTotals,
} from './test-totals.ts';

/** If more files fail, the cause is a defect and not a busy machine. */
const maxRepeatedFiles = 5;

const scratch = mkdtempSync(join(tmpdir(), 'teamwright-test-run-'));
const parts = [await unitAndIntegration(), await browser()];
rmSync(scratch, { recursive: true });

console.log(`\n${closingWords(parts)}`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;

/** Repeats failed files once, alone, as long as they are few: a busy machine can be too slow for a test. */
async function unitAndIntegration(): Promise<Totals> {
  ensureRedisServer();
  const { totals, failedFiles } = await vitest('unit and integration tests', []);
  if (failedFiles.length === 0 || failedFiles.length > maxRepeatedFiles) return totals;
  const repeated = await vitest('failed test files, a second time', failedFiles);
  return totalsAfterRepeat(totals, repeated.totals);
}

async function vitest(name: string, files: string[]): Promise<{ totals: Totals; failedFiles: string[] }> {
  const report = join(scratch, files.length === 0 ? 'vitest.json' : 'vitest-again.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await runStep({
    name,
    script: ['node_modules/.bin/vitest', 'run', ...options, ...files],
  });
  return { totals: vitestTotals(report, succeeded), failedFiles: failedTestFiles(report) };
}

async function browser(): Promise<Totals> {
  const file = join(scratch, 'playwright.json');
  const dataDir = join(scratch, 'data');
  try {
    const succeeded = await runStep({
      name: 'browser tests',
      script: [
        'node_modules/.bin/playwright',
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
        // As for the other tests. Tests that need the second attempt are listed at the end.
        '--retries=1',
      ],
      env: { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DATA_DIR: dataDir },
    });
    return playwrightTotals(file, succeeded);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    await removeDataDir(dataDir);
  }
}
