// Runs inline before the first paint, so it stays below 1 kB and has no imports.
// Reads what stores/session.ts persists. theme/apply-theme.ts does the same after a change.
(() => {
  let theme = 'light';
  try {
    theme = JSON.parse(localStorage.getItem('root')).state.theme;
  } catch {}
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0B1424' : '#FFFFFF';
})();
