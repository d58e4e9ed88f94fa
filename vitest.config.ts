import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that need a database have one of these names; all other tests run without one. */
const integration = 'apps/server/src/**/*.{routes,socket,service,repository,jobs,events,integration}.test.ts';
const shared = {
  setupFiles: ['tools/fail-on-console-error.ts'],
  restoreMocks: true,
  // The default of one second is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};
/** Property tests try many cases while other test files use the processor. */
const unit = { ...shared, testTimeout: 30_000 };
/**
 * Test files of the server and the packages share loaded modules, because these modules have no global state. Loading
 * them for each file took a third of the run. Modules of the web app have global state, such as stores.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    // Test files often wait for the database and for processes, so even two cores run three files at the same time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
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
          include: ['{apps/web/src,apps/web/build,bench,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          ...together,
          name: 'integration',
          include: [integration],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Some tests start whole servers while other test files use the processor.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
