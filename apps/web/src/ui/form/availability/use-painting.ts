import { hoursOfDay, type Week } from '@teamwright/matching/hours/week.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cellAfter, type Layout, paint } from './painting.ts';

/** A stroke starts at a cell and repaints the week as it was then. */
interface Stroke {
  from: number;
  before: Week;
  value: boolean;
}

function cellOf(target: EventTarget | Element | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-hour]') : null;
  return cell?.dataset.hour === undefined ? undefined : Number(cell.dataset.hour);
}

/** Chooses hours by pointer (a drag fills a rectangle) and by keyboard (Space, and Shift with arrows). */
export function usePainting(week: Week, onWeek: (week: Week) => void, layout: Layout) {
  const grid = useRef<HTMLTableElement>(null);
  const stroke = useRef<Stroke>(undefined);
  const [chosen, setActive] = useState(0);
  // The chosen cell may be in an hour that is no longer shown.
  const active = chosen - (chosen % hoursOfDay) + Math.max(chosen % hoursOfDay, layout.firstHour);

  function begin(from: number, value: boolean): void {
    stroke.current = { from, before: week, value };
  }

  function extend(to: number): void {
    const { from, before, value } = stroke.current ?? {};
    if (from !== undefined && before && value !== undefined) onWeek(paint(before, from, to, value));
  }

  function onPointerDown(event: PointerEvent): void {
    const at = cellOf(event.target);
    if (at === undefined || event.button !== 0) return;
    begin(at, !week[at]);
    setActive(at);
    extend(at);
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.buttons === 0 || stroke.current === undefined) return;
    // A finger keeps sending its events to the first cell.
    const at = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (at === undefined || !grid.current?.contains(event.target instanceof Node ? event.target : null))
      return;
    setActive(at);
    extend(at);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = cellOf(event.target);
    if (at === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      begin(at, !week[at]);
      extend(at);
      return;
    }
    const next = cellAfter(event.key, at, layout);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus();
    if (!event.shiftKey) {
      stroke.current = undefined;
      return;
    }
    if (stroke.current === undefined) begin(at, week[at] ?? false);
    extend(next);
  }

  const handlers = { onPointerDown, onPointerMove, onKeyDown };
  return { grid, active, handlers };
}
