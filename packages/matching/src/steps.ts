/**
 * Long work in small steps: it pauses at each `yield`, so that the caller can do other work in between. A
 * step takes at most a few milliseconds.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps without pausing. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
