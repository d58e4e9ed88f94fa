import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { runStep } from './steps.ts';
import { closingLine, playwrightTotals, type Totals, vitestTotals } from './test-totals.ts';

const reports = mkdtempSync(join(tmpdir(), 'teamwright-reports-'));
const parts = [await unitAndIntegration(), await browser()];
rmSync(reports, { recursive: true });

console.log(`\n${closingLine(parts)}`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;

async function unitAndIntegration(): Promise<Totals> {
  const file = join(reports, 'vitest.json');
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
  const file = join(reports, 'playwright.json');
  try {
    const succeeded = await runStep({
      name: 'browser tests',
      script: [
        'node_modules/.bin/playwright',
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
      ],
      env: { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return playwrightTotals(file, succeeded);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
