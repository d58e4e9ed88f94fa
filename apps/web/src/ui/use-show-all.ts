import { type RefObject, useRef } from 'react';
import { useKeptNumber } from '../lib/address/use-kept-number.ts';

interface ShownList {
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>;
  /** Whether only the first `max` items are shown. */
  isFolded: boolean;
  showAll: () => void;
}

/**
 * A list that shows its first items until the user asks for all with `ShowAllButton`. `name` tells apart the lists of a
 * page.
 */
export function useShowAll(name: string, count: number, max: number): ShownList {
  const [kept, keep] = useKeptNumber(name);
  const list = useRef<HTMLUListElement>(null);
  return { list, isFolded: kept === undefined && count > max, showAll: () => keep(count) };
}
