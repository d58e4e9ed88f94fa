/**
 * Long work in small steps: it pauses at each `yield`, so that its caller can do something else in between. A step
 * takes a few milliseconds at most.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
