import type { AppError } from '../errors.ts';

interface GateOptions {
  /** Pieces of work that run at a time, for each key. */
  readonly maxRunning: number;
  /** Pieces that wait for their turn, for each key. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** The error for work that finds no room, or whose turn does not come in time. */
  readonly refusal: () => AppError;
}

/** Bounds how much work runs at a time. Keys do not wait for each other. */
export interface Gate {
  /** Runs the work as soon as there is room for it, first come, first served. @throws the gate's refusal */
  run<R>(key: string, work: () => Promise<R>): Promise<R>;
}

interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createGate({ maxRunning, maxWaiting, maxWaitMs, refusal }: GateOptions): Gate {
  const lanes = new Map<string, Lane>();

  function laneOf(key: string): Lane {
    const lane = lanes.get(key) ?? { running: 0, waiting: new Set() };
    lanes.set(key, lane);
    return lane;
  }

  async function enter(lane: Lane): Promise<void> {
    if (lane.running < maxRunning) {
      lane.running += 1;
      return;
    }
    if (lane.waiting.size >= maxWaiting) throw refusal();
    await turnOf(lane);
  }

  function turnOf(lane: Lane): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        lane.waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        lane.waiting.delete(start);
        reject(refusal());
      }, maxWaitMs);
      lane.waiting.add(start);
    });
  }

  /** The place goes to the one that has waited longest. */
  function leave(key: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  }

  return {
    async run(key, work) {
      const lane = laneOf(key);
      await enter(lane);
      try {
        return await work();
      } finally {
        leave(key, lane);
      }
    },
  };
}
