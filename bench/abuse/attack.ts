import type { Site } from './site.ts';

export interface Attack {
  readonly name: string;
  /** The maximum additional wait of a bystander: 250 ms for one hostile call, 500 ms for a flood. */
  readonly maxExtraWaitMs: 250 | 500;
  /** Creates the data of the attack, which is not timed. Returns the attack. */
  prepare(site: Site): Promise<() => Promise<void>>;
}
