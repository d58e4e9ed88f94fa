import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../apps/server/src/testing/processes/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { contactSheet } from './contact-sheet.ts';
import { root, runStep } from './steps.ts';

/** Runs one project of the screen catalogue, `a11y` or `screens`, with the given options for Playwright. */
const [project = '', ...options] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), `teamwright-${project}-`));
const pictures = join(root, 'screens');

if (project === 'screens' && options.length === 0) rmSync(pictures, { recursive: true, force: true });
const succeeded = await runStep({
  name: project,
  script: [
    'node_modules/.bin/playwright',
    'test',
    '--config=e2e/screens/playwright.config.ts',
    `--project=${project}`,
    '--reporter=list',
    ...options,
  ],
  env: { CHROMIUM_PATH: ensureChromium(), E2E_DATA_DIR: join(scratch, 'data') },
});
await removeDataDir(join(scratch, 'data'));
rmSync(scratch, { recursive: true });
// Without a picture, for example if no test has the given name, Playwright has said why.
if (project === 'screens' && existsSync(pictures)) {
  writeFileSync(join(pictures, 'index.html'), contactSheet(pictures));
  console.log(`\nscreens/index.html shows all pictures`);
}
process.exitCode = succeeded ? 0 : 1;
