import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type RefObject, useRef } from 'react';

/** Marks an element on which participants can be dropped. The value is the id of the drop area. */
export const dropAttribute = 'data-drop';

const selector = `[${dropAttribute}]`;

function idOf(area: Element | null | undefined): string | undefined {
  return area?.getAttribute(dropAttribute) ?? undefined;
}

function areaAt({ x, y }: { x: number; y: number }): string | undefined {
  const elements = document.elementsFromPoint(x, y);
  return idOf(elements.map((element) => element.closest(selector)).find((area) => area !== null));
}

/** The area in the next row that is nearest to the middle of `current`. */
function nearestInRow(areas: readonly Element[], current: Element, isDown: boolean): Element | undefined {
  const from = current.getBoundingClientRect();
  const middle = from.left + from.width / 2;
  const beyond = areas
    .map((area) => ({ area, rect: area.getBoundingClientRect() }))
    .filter(({ rect }) => (isDown ? rect.top > from.top + 1 : rect.top < from.top - 1));
  const tops = beyond.map(({ rect }) => rect.top);
  const row = isDown ? Math.min(...tops) : Math.max(...tops);
  const inRow = beyond.filter(({ rect }) => Math.abs(rect.top - row) <= 1);
  const distance = (rect: DOMRect) => Math.abs(rect.left + rect.width / 2 - middle);
  return inRow.toSorted((a, b) => distance(a.rect) - distance(b.rect))[0]?.area;
}

/** The area that a key selects. Undefined for other keys, and if there is no further area. */
function areaAfterKey(code: string, areas: readonly Element[], current: Element): Element | undefined {
  const at = areas.indexOf(current);
  switch (code) {
    case 'ArrowRight':
      return areas[at + 1];
    case 'ArrowLeft':
      return areas[at - 1];
    case 'Home':
      return areas[0];
    case 'End':
      return areas.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return nearestInRow(areas, current, code === 'ArrowDown');
    default:
      return undefined;
  }
}

/**
 * Finds the drop area under the pointer, or the one chosen by key. Areas are found in the page, because stored
 * positions would be wrong: cards off screen have an estimated height until they are shown. They are not registered
 * with the library, which renders all registered areas and all rows again when the area under the pointer changes.
 */
export function useDropAreas(board: RefObject<HTMLElement | null>) {
  const area = useRef<string | undefined>(undefined);

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active }) => {
    const areas = [...(board.current?.querySelectorAll(selector) ?? [])];
    const current =
      areas.find((each) => idOf(each) === area.current) ??
      areas.find((each) => each.querySelector(`[data-person="${active}"]`) !== null);
    const next = current && areaAfterKey(event.code, areas, current);
    if (next === undefined) return undefined;
    event.preventDefault();
    area.current = idOf(next);
    next.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = next.getBoundingClientRect();
    // The sensor scrolls towards coordinates beyond the middle of the page, which is not needed here.
    const towards = event.code === 'ArrowDown' ? -2 : 2;
    return { x: left + width / 4, y: top + height / 2 + towards };
  };

  const collisionDetection: CollisionDetection = ({ pointerCoordinates }) => {
    if (pointerCoordinates) area.current = areaAt(pointerCoordinates);
    return area.current === undefined ? [] : [{ id: area.current }];
  };

  return {
    coordinateGetter,
    collisionDetection,
    /** The id of the area on which the participant would be dropped. */
    current: () => area.current,
    /** Before the next participant is dragged. */
    reset: () => {
      area.current = undefined;
    },
  };
}
