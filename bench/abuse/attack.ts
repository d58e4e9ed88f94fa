import type { Site } from './site.ts';

export interface Attack {
  readonly name: string;
  /** What a bystander may wait longer than in quiet: 250 ms for one hostile call, 500 ms for a flood. */
  readonly maxExtraWaitMs: 250 | 500;
  /** Creates what the attack needs. Its time is not measured. Returns the attack. */
  prepare(site: Site): Promise<() => Promise<void>>;
}
