import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What needs a database says so in its name; everything else runs without one. */
const integration = 'apps/server/src/**/*.{routes,socket,service,repository,jobs,events,integration}.test.ts';
const shared = {
  setupFiles: ['tools/fail-on-console-error.ts'],
  restoreMocks: true,
  // The default of one second is too short on a busy machine.
  expect: { poll: { timeout: 5_000 } },
};
/** Properties try many cases, on machines that are busy with the other files. */
const unit = { ...shared, testTimeout: 30_000 };
/**
 * The modules of the server and the packages keep nothing between two apps of one process, so that files share them:
 * reading all of them again for each file was a third of the run. Those of the web keep what a browser tab keeps.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    // A file of tests waits for the database more than it works: one core less than there are would idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    provide: { testServer: process.env.TEST_DATABASE_URL },
    projects: [
      {
        test: {
          ...unit,
          ...together,
          name: 'unit',
          include: ['{apps/server,packages/*}/src/**/*.test.ts'],
          exclude: [integration],
        },
      },
      {
        test: {
          ...unit,
          name: 'web and tools',
          include: ['{apps/web/src,bench,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          ...together,
          name: 'integration',
          include: [integration],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Some start whole servers, on machines that are busy with the other files.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
