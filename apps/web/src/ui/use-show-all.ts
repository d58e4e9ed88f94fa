import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface ShownList {
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>;
  /** Whether only the first `max` items are shown. */
  isFolded: boolean;
  showAll: () => void;
}

/** What the user opened, by entry of the browser's history and name. */
const opened = new Map<string, number>();

/**
 * A number that Back and Forward restore, such as the page of a list that is shown completely. The scroll position
 * would be wrong without it. `name` tells apart the lists of a page.
 */
export function useKeptNumber(name: string): [number | undefined, (next: number) => void] {
  const { key } = useLocation();
  const entry = `${key} ${name}`;
  const [last, setLast] = useState<number>();
  function keep(next: number): void {
    opened.set(entry, next);
    setLast(next);
  }
  // A link within the page makes a new entry, and what is open there stays open.
  return [opened.get(entry) ?? last, keep];
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
