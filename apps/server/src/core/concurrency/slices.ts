import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@teamwright/matching/steps.ts';
import { AppError } from '../errors.ts';

/** Duration of a slice. A single step may take longer. */
const sliceMs = 8;
const maxWorks = 100;

interface Work {
  /** Runs one slice. Returns whether the work has ended. */
  advance(): boolean;
  fail(error: unknown): void;
}

const works: Work[] = [];
let running = false;

/**
 * Runs long work in slices, so that requests, sockets and timers are handled in between. All long work of the process
 * takes turns: one slice per turn of the event loop, regardless of how much work is waiting.
 * @throws AppError `unavailable` if too much work is in progress
 */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  if (works.length >= maxWorks)
    throw new AppError('unavailable', 'The server is busy. Please try again in a moment.');
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  works.push({
    advance() {
      const until = performance.now() + sliceMs;
      do {
        const step = steps.next();
        if (!step.done) continue;
        resolve(step.value);
        return true;
      } while (performance.now() < until);
      return false;
    },
    fail: reject,
  });
  if (!running) void takeTurns();
  return await promise;
}

async function takeTurns(): Promise<void> {
  running = true;
  for (let work = works.shift(); work; work = works.shift()) {
    if (!advance(work)) works.push(work);
    await nextTurn();
  }
  running = false;
}

function advance(work: Work): boolean {
  try {
    return work.advance();
  } catch (error) {
    work.fail(error);
    return true;
  }
}
