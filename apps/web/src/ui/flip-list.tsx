import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

/** Duration of a move, in milliseconds. */
const moveMs = 450;

type Places = ReadonlyMap<Element, { readonly left: number; readonly top: number }>;

/** Offsets within the list, so that neither scrolling nor running moves affect them. */
function placesIn(list: HTMLElement): Places {
  return new Map(
    [...list.querySelectorAll<HTMLElement>(':scope > *')].map((child) => [
      child,
      { left: child.offsetLeft, top: child.offsetTop },
    ]),
  );
}

/** Animates each entry from its former offset. */
function moveFrom(before: Places, now: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [child, { left, top }] of now) {
    const former = before.get(child);
    if (!former || (former.left === left && former.top === top)) continue;
    const from = `${former.left - left}px ${former.top - top}px`;
    child.animate(
      { translate: [from, '0 0'] },
      { duration: moveMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }
}

/** A list that animates its entries to their new positions when `order` changes. */
export function FlipList({ order, ...props }: ComponentProps<'ul'> & { order: string }) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ order: string; places: Places }>(undefined);
  useLayoutEffect(() => {
    if (!list.current || !last.current || last.current.order === order) return;
    moveFrom(last.current.places, placesIn(list.current));
  });
  // After the paint, when the layout is known. Measuring earlier would compute the layout once more.
  useEffect(() => {
    if (list.current) last.current = { order, places: placesIn(list.current) };
  });
  return <ul ref={list} {...props} />;
}
