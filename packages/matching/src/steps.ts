/**
 * Long work in small steps: it pauses at each `yield`, so that the caller can do other work in between. A
 * step takes at most a few milliseconds.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;
