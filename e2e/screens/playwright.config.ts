import base from '../playwright.config.ts';

/** Runs over the whole catalogue: `npm run a11y` and `npm run screens`. */
export default {
  ...base,
  outputDir: '../../test-results',
  projects: [
    { name: 'a11y', testMatch: '*.axe.ts' },
    { name: 'screens', testMatch: '*.shots.ts' },
  ],
  webServer: { ...base.webServer, cwd: '../..' },
};
