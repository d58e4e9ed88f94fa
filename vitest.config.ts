import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What needs a database says so in its name; everything else runs without one. */
const integration = 'apps/server/src/**/*.{routes,socket,service,repository,jobs,events,integration}.test.ts';
const shared = { setupFiles: ['tools/fail-on-console-error.ts'], restoreMocks: true };

export default defineConfig({
  test: {
    // A file of tests waits for the database more than it works: one core less than there are would idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    provide: { testServer: process.env.TEST_DATABASE_URL },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Properties try many cases, on machines that are busy with the other files.
          testTimeout: 30_000,
          include: ['{apps/*,packages/*}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [integration],
        },
      },
      {
        test: {
          ...shared,
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
