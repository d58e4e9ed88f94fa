// Runs in the page before its own scripts. Records layout shifts that no input caused, and the longest event of each
// interaction in milliseconds.
globalThis.measured = { layoutShift: 0, interactions: {} };

new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) globalThis.measured.layoutShift += value;
}).observe({ type: 'layout-shift', buffered: true });

new PerformanceObserver((list) => {
  const { interactions } = globalThis.measured;
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
