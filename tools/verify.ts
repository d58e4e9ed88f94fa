import { checkSteps } from './check-steps.ts';
import { runAll } from './steps.ts';

const tests = {
  name: 'unit and integration tests',
  script: ['node_modules/.bin/vitest', 'run'] as [string, string],
};
await runAll('npm run verify', [...checkSteps, tests]);
