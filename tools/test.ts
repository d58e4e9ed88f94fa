import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../apps/server/src/testing/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { ensureRedisServer } from './redis-server.ts';
import { runStep } from './steps.ts';
import { closingWords, playwrightTotals, type Totals, vitestTotals } from './test-totals.ts';

const scratch = mkdtempSync(join(tmpdir(), 'teamwright-test-run-'));
const parts = [await unitAndIntegration(), await browser()];
rmSync(scratch, { recursive: true });

console.log(`\n${closingWords(parts)}`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;

async function unitAndIntegration(): Promise<Totals> {
  ensureRedisServer();
  const file = join(scratch, 'vitest.json');
  const succeeded = await runStep({
    name: 'unit and integration tests',
    script: [
      'node_modules/.bin/vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  });
  return vitestTotals(file, succeeded);
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
        // A busy machine can be too slow for a browser. Tests that need the second attempt are listed at the end.
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
