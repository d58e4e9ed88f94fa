import { useState } from 'react';
import { useLocation } from 'react-router';

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
