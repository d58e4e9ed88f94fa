import type { FormingProgress } from '@teamwright/matching/events/form-teams.ts';

const scoreAt = 0;
const boundAt = 1;
const stoppedAt = 2;
const fields = 3;

/**
 * Memory shared with the worker of a formation. The worker is busy until its end and receives no messages, so that
 * it reads here whether to stop.
 */
export class FormationSignal {
  readonly memory: SharedArrayBuffer;
  readonly #fields: Float64Array;

  constructor(memory?: SharedArrayBuffer) {
    this.memory = memory ?? new SharedArrayBuffer(fields * Float64Array.BYTES_PER_ELEMENT);
    this.#fields = new Float64Array(this.memory);
    if (memory === undefined) this.#fields.fill(Number.NaN);
  }

  write({ score, bound }: FormingProgress): void {
    this.#fields[scoreAt] = score;
    this.#fields[boundAt] = bound ?? Number.NaN;
  }

  /** `undefined` before the first teams exist. */
  read(): FormingProgress | undefined {
    const { [scoreAt]: score = Number.NaN, [boundAt]: bound = Number.NaN } = this.#fields;
    return Number.isNaN(score) ? undefined : { score, bound: Number.isNaN(bound) ? null : bound };
  }

  stop(): void {
    this.#fields[stoppedAt] = 1;
  }

  get isStopped(): boolean {
    return this.#fields[stoppedAt] === 1;
  }
}
