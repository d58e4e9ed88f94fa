import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  /** Processes that wanted to run in the last minute; above the cores, timings are of a busy machine. */
  readonly load: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
