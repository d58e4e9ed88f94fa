/** Calls `callback` when the page is idle, after 2 s at the latest. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** The first data and the live connection come before modules that the page may need later, in milliseconds. */
const preloadDelayMs = 1_000;

/**
 * Loads a module that the page may need when the connection is lost. Waits until the page is shown and idle, because a
 * slow line is busy with what the page needs at once. Returns a function that cancels.
 */
export function preloadLater(load: () => Promise<unknown>): () => void {
  let cancelIdle = () => {};
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(() => void load().catch(() => undefined));
  }, preloadDelayMs);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
