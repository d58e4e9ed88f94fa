import type { Locator, Page } from '@playwright/test';

/** What was seen while somebody scrolled. */
export interface Seen {
  /** Milliseconds from one frame to the next. */
  readonly frames: readonly number[];
  /** Tasks of more than 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
  /** The most that a message in view was moved other than by scrolling, from one frame to the next, in pixels. */
  readonly moved: number;
}

/**
 * Watches a log until `end` is called. What the log itself writes to `scrollTop` is no scrolling of the reader's: a
 * message in view may move only as far as the rest of what scrolled. It is looked at after everything else has had its
 * turn in a frame, as it is painted.
 */
export async function watchScrolling(log: Locator): Promise<{ end: () => Promise<Seen> }> {
  const handle = await log.evaluateHandle((element) => {
    const view = element.ownerDocument.defaultView;
    const seen = { frames: [] as number[], longTasks: [] as number[], moved: 0 };
    const offset = Object.getOwnPropertyDescriptor(view.Element.prototype, 'scrollTop');
    let corrected = 0;
    let lastTop = element.scrollTop;
    Object.defineProperty(element, 'scrollTop', {
      configurable: true,
      get: () => offset?.get?.call(element),
      set(value: number) {
        const top = offset?.get?.call(element);
        // A log that has become shorter was moved by the browser, to its end: that is no scrolling either.
        const cut = top < lastTop && top >= element.scrollHeight - element.clientHeight - 1;
        offset?.set?.call(element, value);
        corrected += offset?.get?.call(element) - (cut ? lastTop : top);
        lastTop = offset?.get?.call(element);
      },
    });
    const edge = element.getBoundingClientRect().top;
    const height = element.clientHeight;
    const place = (message: { getBoundingClientRect(): { top: number } }) =>
      message.getBoundingClientRect().top - edge + element.scrollTop - corrected;
    let anchor = { message: element, at: Number.NaN };
    function look() {
      lastTop = element.scrollTop;
      if (anchor.message.isConnected && anchor.message !== element)
        seen.moved = Math.max(seen.moved, Math.abs(place(anchor.message) - anchor.at));
      const bounds = element.getBoundingClientRect();
      const message = element.ownerDocument
        .elementFromPoint(bounds.left + bounds.width / 2, edge + height / 2)
        ?.closest('[data-seq]');
      anchor = message ? { message, at: place(message) } : { message: element, at: Number.NaN };
    }
    // Observers are asked in the order they were made: this one comes after that of the log.
    const ticker = element.ownerDocument.createElement('div');
    ticker.style.cssText = 'position: fixed; contain: strict; height: 1px; width: 1px; visibility: hidden';
    element.ownerDocument.body.append(ticker);
    const painted = new view.ResizeObserver(look);
    painted.observe(ticker);
    const tasks = new view.PerformanceObserver((list: { getEntries(): { duration: number }[] }) => {
      seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    tasks.observe({ type: 'longtask' });
    let last = Number.NaN;
    let going = true;
    function frame(now: number) {
      if (!going) return;
      if (!Number.isNaN(last)) seen.frames.push(now - last);
      last = now;
      ticker.style.width = ticker.style.width === '1px' ? '2px' : '1px';
      view.requestAnimationFrame(frame);
    }
    view.requestAnimationFrame(frame);
    function end() {
      going = false;
      painted.disconnect();
      tasks.disconnect();
      ticker.remove();
      Reflect.deleteProperty(element, 'scrollTop');
      return seen;
    }
    return { end };
  });
  return { end: () => handle.evaluate(({ end }) => end()) };
}

/** How much of what was seen has moved by itself since the page was opened: the layout shifts' sum. */
export async function layoutShift(page: Page): Promise<number> {
  // In the browser's words, as Node's types know no such entries.
  return await page.evaluate<number>(`new Promise((resolve) => {
    const sum = (list) => list.getEntries().reduce((total, { value }) => total + value, 0);
    new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 1_000);
  })`);
}
