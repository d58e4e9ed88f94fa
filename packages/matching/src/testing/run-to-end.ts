import type { Steps } from '../steps.ts';

/** Runs all steps without pausing. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
