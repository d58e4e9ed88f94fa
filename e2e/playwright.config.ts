import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { compileCache, resolveCache } from '../apps/server/src/testing/processes/fast-start.ts';
import { quietChromium } from '../tools/chromium.ts';
import { testSecret } from './support/demo.ts';

// Workers inherit the values that the first process sets here. tools/test.ts sets them earlier and cleans up.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= join(tmpdir(), `teamwright-e2e-${process.pid}`);

const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** Flags for a browser in a container: no sandbox, no shared memory, no background requests. */
const quiet = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-gpu',
];

/** Each uses a user of the bundled code host from their first sign-in on. */
const ofOneUser = ['**/skills/found-skills.spec.ts', '**/onboarding/first-sign-in.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A third of the time, a test waits for timers and the server, so two cores run three.
  workers: 3,
  fullyParallel: true,
  // A repeated test would otherwise delete the user of the one that runs beside it.
  projects: [
    { name: 'pages', testIgnore: ofOneUser },
    { name: 'one user', testMatch: ofOneUser, workers: 1 },
  ],
  forbidOnly: true,
  // Long waits cost nothing while tests pass, and two cores that also run other work need them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test takes a third of the time. Enable it with `--trace on`.
    trace: 'off',
    launchOptions: { ...quietChromium(), args: quiet },
  },
  webServer: {
    command: `exec node_modules/.bin/node ${resolveCache.join(' ')} apps/server/src/main.ts`,
    cwd: '..',
    url: `${baseURL}/readyz`,
    env: {
      ...compileCache,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LIMITS: 'relaxed',
      SECRET_KEY: testSecret,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
