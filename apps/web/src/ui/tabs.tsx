import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Count } from './count.tsx';

export interface TabEntry<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the row, also the prefix of the ids. */
  label: string;
  tabs: readonly TabEntry<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The id of the element with `role="tabpanel"`. */
  panelId: string;
  className?: string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tabs over one panel. Arrows, Home and End move and select (WAI-ARIA tabs pattern). */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

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
      className={cx('scrollbar-none flex gap-1 overflow-x-auto border-b', className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={cx(
            'relative inline-flex min-h-11 items-center gap-2 px-2.5 text-14 whitespace-nowrap outline-offset-[-2px] md:px-3',
            tab.id === selected
              ? 'font-bold text-heading after:tail-up after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:bg-primary'
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
