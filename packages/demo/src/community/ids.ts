import { v7 } from 'uuid';
import type { Random } from './random.ts';

/** A UUIDv7 for that moment, so that demo rows sort by id like real ones. */
export function idAt(moment: Date, random: Random): string {
  const bytes = Uint8Array.from({ length: 16 }, () => random.int(0, 255));
  return v7({ msecs: moment.getTime(), random: bytes });
}
