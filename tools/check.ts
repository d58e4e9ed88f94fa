import { checkSteps } from './check-steps.ts';
import { runAll } from './steps.ts';

await runAll('npm run check', checkSteps);
