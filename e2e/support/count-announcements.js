// Runs in the page: counts in `window.announcements` how often a live region changes its text.
window.announcements = 0;
new MutationObserver((records) => {
  const regions = new Set(
    records.map(({ target }) => {
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      return element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
    }),
  );
  for (const region of regions) {
    const isLive = region && region.getAttribute('aria-live') !== 'off';
    if (isLive && region.textContent.trim() !== '') window.announcements += 1;
  }
}).observe(document.body, { childList: true, characterData: true, subtree: true });
