/** The visible part of the log. */
export interface LogView {
  atEnd: boolean;
  /** Sequence number of the last visible message, 0 for none. */
  lastSeq: number;
}

export interface LogScroller {
  toEnd: () => void;
  /** Scrolls to a message and focuses it. Returns false if it is not rendered. */
  toMessage: (seq: number) => boolean;
  stop: () => void;
}

/** Distance to the end that still counts as being at the end, in pixels. */
const endTolerance = 48;
/** Space above the catch-up summary, in pixels. */
const summaryMargin = 12;

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

function messagesIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-seq]')];
}

/** Returns the first element that ends below `edge`. Binary search, so only a few elements are measured. */
function firstBelow(elements: readonly Element[], edge: number): number {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const element = elements[middle];
    if (element && bottomOf(element) <= edge) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Returns the last message that ends above `edge` and the first one below. Does not measure inside off-screen
 * blocks, because that would force their layout.
 */
function messagesAround(content: HTMLElement, edge: number): (HTMLElement | undefined)[] {
  const parts = [...content.children];
  const at = firstBelow(parts, edge);
  const near = parts.slice(Math.max(0, at - 2), at + 3).flatMap(messagesIn);
  const below = firstBelow(near, edge);
  return [near[below - 1], near[below]];
}

/** Highlights a message for a moment. */
function flash(element: HTMLElement): void {
  const { backgroundColor } = getComputedStyle(element);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate([{ backgroundColor: 'var(--tint)' }, { backgroundColor }], {
    duration: 1600,
    easing: still ? 'step-end' : 'ease-in',
  });
}

interface Measurement {
  height: number;
  room: number;
  scrollTop: number;
}

/** Returns how far the user has scrolled since a measurement, and whether that leaves the end of the log. */
function userScroll({ scrollTop, scrollHeight, clientHeight }: HTMLElement, last: Measurement) {
  const end = scrollHeight - clientHeight;
  // The browser scrolls a log that became shorter to its end. The user did not do that.
  const cut = last.scrollTop > end && scrollTop >= end - 1;
  const moved = cut ? 0 : scrollTop - last.scrollTop;
  const below = Math.min(last.height - last.room, end) - scrollTop;
  return { moved, leaves: moved < 0 && below >= endTolerance };
}

/**
 * Keeps the scroll position of a log: at the end if the user is there, else at the first visible line,
 * whatever is added above or below. Starts at the "New" line, or at the end without one.
 */
export function createLogScroller(
  container: HTMLElement,
  content: HTMLElement,
  onView: (view: LogView) => void,
): LogScroller {
  let stuck = true;
  let anchor: { element: Element; top: number } | undefined;
  let frame = 0;
  let summaryCame = false;
  let last: Measurement = { height: 0, room: 0, scrollTop: 0 };

  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - container.getBoundingClientRect().top;

  function measure(): void {
    frame = 0;
    const near = container.scrollHeight - container.scrollTop - container.clientHeight < endTolerance;
    // The end of a partial log is not the room's end: more messages will be added below.
    stuck = near && content.dataset.partial === undefined;
    const { top, bottom } = container.getBoundingClientRect();
    const [, element] = messagesAround(content, top);
    anchor = element && { element, top: topOf(element) };
    last = { height: container.scrollHeight, room: container.clientHeight, scrollTop: container.scrollTop };
    const [lastVisible] = messagesAround(content, bottom + 16);
    onView({ atEnd: stuck, lastSeq: Number(lastVisible?.dataset.seq ?? 0) });
  }

  /** Called after the content changed. Keeps scrolling that the user did in the meantime. */
  function keepPosition(): void {
    const { moved, leaves } = userScroll(container, last);
    // The catch-up summary arrives late, above the "New" line. Scroll to its start, also for users at the
    // end.
    const summary = summaryCame ? null : content.querySelector('[data-summary]');
    summaryCame ||= summary !== null;
    if (stuck && !leaves) {
      container.scrollTop = container.scrollHeight;
      if (summary) container.scrollTop += Math.min(0, topOf(summary) - summaryMargin);
    } else if (anchor?.element.isConnected)
      container.scrollTop += topOf(anchor.element) - (anchor.top - moved);
    measure();
  }

  /**
   * Runs before the resize observer of a frame, so that a log that just became smaller does not count as
   * scrolled away.
   */
  function afterScroll(): void {
    if (container.scrollHeight === last.height && container.clientHeight === last.room) measure();
    else keepPosition();
  }

  function onScroll(): void {
    if (frame === 0) frame = requestAnimationFrame(afterScroll);
  }

  const newLine = content.querySelector('[data-new]');
  if (newLine) {
    stuck = false;
    container.scrollTop += topOf(newLine) - container.clientHeight / 4;
    measure();
  }
  const resized = new ResizeObserver(keepPosition);
  resized.observe(container);
  resized.observe(content);
  container.addEventListener('scroll', onScroll, { passive: true });

  return {
    toEnd() {
      stuck = true;
      keepPosition();
    },
    toMessage(seq) {
      const element = content.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
      if (!element) return false;
      container.scrollTop += topOf(element) - container.clientHeight / 3;
      measure();
      element.focus({ preventScroll: true });
      flash(element);
      return true;
    },
    stop() {
      resized.disconnect();
      cancelAnimationFrame(frame);
      container.removeEventListener('scroll', onScroll);
    },
  };
}
