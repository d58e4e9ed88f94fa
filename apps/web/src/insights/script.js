// Counts page views if the operator has turned it on. No cookie, id or storage: the server stores only totals.
// Visitors who ask not to be tracked are not counted.
(() => {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;

  const send = (body) =>
    navigator.sendBeacon('/api/insights', new Blob([JSON.stringify(body)], { type: 'application/json' }));

  let counted = '';
  const count = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    send({ path: counted });
  };

  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = function (...parts) {
      change.apply(this, parts);
      count();
    };
  }
  addEventListener('popstate', count);
  count();

  const vitals = {};
  const observe = (type, each, options) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  };

  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });

  observe(
    'event',
    (entry) => {
      if (entry.interactionId) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
    },
    { durationThreshold: 40 },
  );

  // Layout shifts less than a second apart form a burst of at most five seconds. The largest burst counts.
  let burst = { sum: 0, from: 0, to: 0 };
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const at = entry.startTime;
    if (at - burst.to > 1000 || at - burst.from > 5000) burst = { sum: 0, from: at, to: at };
    burst.sum += entry.value;
    burst.to = at;
    vitals.cls = Math.max(vitals.cls ?? 0, burst.sum);
  });

  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', report, true);
    if ('lcp' in vitals) send({ vitals: { cls: 0, ...vitals } });
  };
  addEventListener('visibilitychange', report, true);
})();
