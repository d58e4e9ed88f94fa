import type { Step } from './steps.ts';

/** The static checks, which do not run the product. */
export const checkSteps: Step[] = [
  { name: 'format and lint', script: ['node_modules/.bin/biome', 'check', '--error-on-warnings'] },
  { name: 'types', script: ['node_modules/.bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web app', script: ['node_modules/.bin/tsc', '-p', 'apps/web/tsconfig.json'] },
  { name: 'import rules', script: ['tools/import-rules.ts'] },
  { name: 'unused code', script: ['node_modules/.bin/knip'] },
  {
    name: 'code that only tests use',
    script: ['node_modules/.bin/knip', '--production', '--config', 'knip.production.jsonc'],
  },
  { name: 'paths in documents', script: ['tools/cited-paths.ts'] },
  { name: 'lines of comments and documents', script: ['tools/long-lines.ts'] },
  { name: 'commit subjects', script: ['tools/commit-subjects.ts'] },
  { name: 'lock', script: ['tools/complete-lock.ts', '--check'] },
];
