import type { Theme } from '../stores/session.ts';

/** The page background of each theme (`--bg`), shown by browsers around the page. */
const themeColor = { light: '#FFFFFF', dark: '#0B1424' } as const;

const darkQuery = '(prefers-color-scheme: dark)';

export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme === 'system') return matchMedia(darkQuery).matches ? 'dark' : 'light';
  return theme;
}

/** Puts the theme on the document. `first-paint.js` does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const resolved = resolveTheme(theme);
  document.documentElement.dataset.theme = resolved;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor[resolved]);
}

/** Calls back when the system's preference changes; returns the way to stop. */
export function onSystemThemeChange(callback: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
