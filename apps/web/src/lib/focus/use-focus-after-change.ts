import { type RefObject, useEffect, useRef } from 'react';

/** When a change of `value` removes the button with the focus, moves the focus to its row. */
export function useFocusAfterChange(row: RefObject<HTMLElement | null>, value: unknown): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true });
    before.current = value;
  }, [row, value]);
}
