import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { draggingAttribute } from './use-near.ts';

/** What a button of a row does. Arrow keys keep it from row to row, where the other row has such a button. */
export const rowActionAttribute = 'data-row-action';

/** The button that Tab reaches before another one had the focus. It is in every row that can be moved. */
const firstAction = 'move';

function buttonsIn(element: Element | null | undefined): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(`[${rowActionAttribute}]`) ?? [])];
}

function actionOf(button: Element): string | null {
  return button.getAttribute(rowActionAttribute);
}

/** The button that the key leads to. Undefined for other keys, and at the edges. */
function targetOf(key: string, list: Element, button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('li');
  const rows = [...list.children];
  const at = row === null ? -1 : rows.indexOf(row);
  const inRow = buttonsIn(row).filter((one) => one.checkVisibility());
  const inSameColumn = (other: Element | undefined) => {
    const buttons = buttonsIn(other);
    return buttons.find((one) => actionOf(one) === actionOf(button)) ?? buttons[0];
  };
  switch (key) {
    case 'ArrowDown':
      return inSameColumn(rows[at + 1]);
    case 'ArrowUp':
      return inSameColumn(rows[at - 1]);
    case 'ArrowRight':
      return inRow[inRow.indexOf(button) + 1];
    case 'ArrowLeft':
      return inRow[inRow.indexOf(button) - 1];
    case 'Home':
      return inSameColumn(rows[0]);
    case 'End':
      return inSameColumn(rows.at(-1));
  }
  return undefined;
}

/**
 * One tab stop for all buttons of a list of participants, as the ARIA practices describe for composite widgets: the one
 * that had the focus last. Arrow keys move the focus between rows and buttons, Home and End to the first and last row.
 * @returns handlers for the list
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);

  function updateTabStop(): void {
    const buttons = buttonsIn(list.current);
    const stop =
      buttons.find((one) => one === last.current) ??
      buttons.find((one) => actionOf(one) === firstAction) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  // After each render, because rows and their buttons come and go.
  useEffect(updateTabStop);

  return {
    onFocus({ target }: FocusEvent): void {
      if (actionOf(target) === null) return;
      last.current = target;
      updateTabStop();
    },
    onKeyDown(event: KeyboardEvent): void {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
      // While a participant is dragged by key, the arrow keys choose a team.
      if (hasModifier || !(target instanceof HTMLElement) || target.closest(`[${draggingAttribute}]`)) return;
      if (list.current === null || actionOf(target) === null) return;
      const next = targetOf(key, list.current, target);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
