import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Count } from './count.tsx';

export interface TabEntry<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list, also the prefix of its ids. */
  label: string;
  tabs: readonly TabEntry<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The id of the element with `role="tabpanel"`. */
  panelId: string;
  /** Aligns the first tab's text with the page's text. */
  flush?: boolean;
  className?: string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls a row that is wider than the screen, so that a tab is visible. */
function scrollToTab(row: HTMLElement, tab: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  if (own.left < left) row.scrollLeft -= left - own.left;
  if (own.right > right) row.scrollLeft += own.right - right;
}

/** A row of tabs for one panel. Arrows, Home and End move and select (WAI-ARIA tabs pattern). */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  flush,
  className,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[role=tab][data-id="${selected}"]`);
    // Only the row scrolls. `scrollIntoView` would scroll the page as well.
    if (row.current && tab) scrollToTab(row.current, tab);
  }, [selected]);

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const current = tabs.findIndex((tab) => tab.id === selected);
    const target = step(current, tabs.length);
    const tab = tabs[target];
    if (tab) onSelect(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={cx(
        'scrollbar-none flex overflow-x-auto border-b',
        // Leaves space for the focus ring without moving the line below.
        flush
          ? '-ml-1 gap-4 [border-image:linear-gradient(to_right,transparent_4px,var(--hairline)_4px)_1]'
          : 'gap-1',
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-id={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={cx(
            'relative inline-flex min-h-11 items-center gap-2 text-14 whitespace-nowrap outline-offset-[-2px]',
            flush ? 'px-1 after:inset-x-0' : 'px-2.5 after:inset-x-2 md:px-3',
            tab.id === selected
              ? 'font-bold text-heading after:tail-up after:absolute after:bottom-0 after:h-1 after:bg-primary'
              : 'font-medium text-muted hover:text-heading',
          )}
        >
          {tab.label}
          {tab.count ? <Count value={tab.count} /> : null}
        </button>
      ))}
    </div>
  );
}
