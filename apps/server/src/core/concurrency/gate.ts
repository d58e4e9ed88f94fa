import type { AppError } from '../errors.ts';

interface GateOptions {
  /** Maximum number of running calls per key. */
  readonly maxRunning: number;
  /** Maximum number of waiting calls per key. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** The error if the queue is full or the wait takes too long. */
  readonly refusal: () => AppError;
}

/** Limits the number of calls that run at the same time, separately for each key. */
export interface Gate {
  /** Runs the work when a slot is free, in the order of the calls. @throws the error of `refusal` */
  run<R>(key: string, work: () => Promise<R>): Promise<R>;
}

interface Queue {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createGate({ maxRunning, maxWaiting, maxWaitMs, refusal }: GateOptions): Gate {
  const queues = new Map<string, Queue>();

  function queueOf(key: string): Queue {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
    queues.set(key, queue);
    return queue;
  }

  async function enter(queue: Queue): Promise<void> {
    if (queue.running < maxRunning) {
      queue.running += 1;
      return;
    }
    if (queue.waiting.size >= maxWaiting) throw refusal();
    await turnOf(queue);
  }

  function turnOf(queue: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        queue.waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.waiting.delete(start);
        reject(refusal());
      }, maxWaitMs);
      queue.waiting.add(start);
    });
  }

  /** The freed slot goes to the call that has waited longest. */
  function leave(key: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) {
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  return {
    async run(key, work) {
      const queue = queueOf(key);
      await enter(queue);
      try {
        return await work();
      } finally {
        leave(key, queue);
      }
    },
  };
}
