import type { Locator, Page } from '@playwright/test';

/** Measurements during scrolling. */
export interface Seen {
  /** Time between frames, in milliseconds. */
  readonly frames: readonly number[];
  /** Tasks of more than 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
  /** Largest shift of a visible message between two frames that scrolling does not explain, in pixels. */
  readonly moved: number;
}

/**
 * Watches a log until `end` is called. Assignments to `scrollTop` by the log do not count as scrolling of the user.
 * A visible message may move only as far as the user scrolled. It is measured after all other callbacks of a
 * frame, as painted.
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
        // If the log became shorter, the browser moved it to its end. This does not count as scrolling either.
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
    // Observers run in the order of their creation: this one runs after the log's.
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

/** The sum of the layout shifts since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  // As text, because Node's types lack these entries.
  return await page.evaluate<number>(`new Promise((resolve) => {
    const sum = (list) => list.getEntries().reduce((total, { value }) => total + value, 0);
    new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 1_000);
  })`);
}
