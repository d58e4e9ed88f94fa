/** What of the log is in view. */
export interface LogView {
  atEnd: boolean;
  /** The sequence number of the last message in view, 0 for none. */
  lastSeq: number;
}

export interface LogFollower {
  toEnd: () => void;
  /** Brings a message into view and gives it the focus; false while it is not drawn. */
  toMessage: (seq: number) => boolean;
  stop: () => void;
}

/** Closer to the end than this counts as being there, in pixels. */
const endTolerance = 48;
/** Kept free above what was missed, in pixels. */
const summaryMargin = 12;

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

function messagesIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-seq]')];
}

/** Which of these is the first to end below `edge`: halving asks for the places of a few only. */
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

/** The last message to end above `edge` and the first below. Asking within parts far from view would draw them. */
function messagesAround(content: HTMLElement, edge: number): (HTMLElement | undefined)[] {
  const parts = [...content.children];
  const at = firstBelow(parts, edge);
  const near = parts.slice(Math.max(0, at - 2), at + 3).flatMap(messagesIn);
  const below = firstBelow(near, edge);
  return [near[below - 1], near[below]];
}

/** Shows for a moment which message was meant. */
function flash(element: HTMLElement): void {
  const { backgroundColor } = getComputedStyle(element);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate([{ backgroundColor: 'var(--tint)' }, { backgroundColor }], {
    duration: 1600,
    easing: still ? 'step-end' : 'ease-in',
  });
}

/**
 * Keeps the reader's place in a log: at the end while they are there, else on the first line in view,
 * whatever is added above or below. Begins at the New line, or at the end without one.
 */
export function followLog(
  container: HTMLElement,
  content: HTMLElement,
  onView: (view: LogView) => void,
): LogFollower {
  let stuck = true;
  let anchor: { element: Element; top: number } | undefined;
  let frame = 0;
  let summaryCame = false;
  /** As of the last look. */
  let last = { height: 0, room: 0, scrollTop: 0 };

  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - container.getBoundingClientRect().top;

  function look(): void {
    frame = 0;
    const near = container.scrollHeight - container.scrollTop - container.clientHeight < endTolerance;
    // The end of a part further up is no end to stay at: what follows is added below.
    stuck = near && content.dataset.partial === undefined;
    const { top, bottom } = container.getBoundingClientRect();
    const [, element] = messagesAround(content, top);
    anchor = element && { element, top: topOf(element) };
    last = { height: container.scrollHeight, room: container.clientHeight, scrollTop: container.scrollTop };
    const [lastVisible] = messagesAround(content, bottom + 16);
    onView({ atEnd: stuck, lastSeq: Number(lastVisible?.dataset.seq ?? 0) });
  }

  /** Something was added, perhaps while the reader was scrolling: what they scrolled stays scrolled. */
  function settle(): void {
    const { scrollTop, scrollHeight, clientHeight } = container;
    const end = scrollHeight - clientHeight;
    // A log that has become shorter is moved by the browser, to its end: nobody has scrolled to that.
    const cut = last.scrollTop > end && scrollTop >= end - 1;
    const moved = cut ? 0 : scrollTop - last.scrollTop;
    const below = Math.min(last.height - last.room, end) - scrollTop;
    const leaves = moved < 0 && below >= endTolerance;
    // What was missed comes late, above the New line: it is seen from its beginning, also by who is at the end.
    const summary = summaryCame ? null : content.querySelector('[data-summary]');
    summaryCame ||= summary !== null;
    if (stuck && !leaves) {
      container.scrollTop = container.scrollHeight;
      if (summary) container.scrollTop += Math.min(0, topOf(summary) - summaryMargin);
    } else if (anchor?.element.isConnected)
      container.scrollTop += topOf(anchor.element) - (anchor.top - moved);
    look();
  }

  /** Comes before the observer of sizes in a frame, so a log that has just lost room is not taken for one left. */
  function afterScroll(): void {
    if (container.scrollHeight === last.height && container.clientHeight === last.room) look();
    else settle();
  }

  function onScroll(): void {
    if (frame === 0) frame = requestAnimationFrame(afterScroll);
  }

  const newLine = content.querySelector('[data-new]');
  if (newLine) {
    stuck = false;
    container.scrollTop += topOf(newLine) - container.clientHeight / 4;
    look();
  }
  const resized = new ResizeObserver(settle);
  resized.observe(container);
  resized.observe(content);
  container.addEventListener('scroll', onScroll, { passive: true });

  return {
    toEnd() {
      stuck = true;
      settle();
    },
    toMessage(seq) {
      const element = content.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
      if (!element) return false;
      container.scrollTop += topOf(element) - container.clientHeight / 3;
      look();
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
