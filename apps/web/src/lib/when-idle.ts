/** Calls back when the page is idle, at the latest after 2 s; returns the way to cancel. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
