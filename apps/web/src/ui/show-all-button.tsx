import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from './button.tsx';

interface ShowAllButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'flush' | 'className' | 'children'> {
  list: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** Shows the rest of a list. The button disappears, so the first of the new items receives the focus. */
export function ShowAllButton({ list, onShow, ...props }: ShowAllButtonProps) {
  function show(): void {
    const items = () => [...(list.current?.children ?? [])];
    const shown = items().filter((item) => item.getClientRects().length > 0).length;
    flushSync(onShow);
    const next = items()[shown];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  }

  return <Button {...props} onClick={show} />;
}
