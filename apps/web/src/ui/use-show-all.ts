import { type RefObject, useRef, useState } from 'react';

interface ShownList {
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>;
  /** Whether only the first `max` items are shown. */
  isFolded: boolean;
  showAll: () => void;
}

/** A list that shows its first items until the user asks for all with `ShowAllButton`. */
export function useShowAll(count: number, max: number): ShownList {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  return { list, isFolded: !all && count > max, showAll: () => setAll(true) };
}
