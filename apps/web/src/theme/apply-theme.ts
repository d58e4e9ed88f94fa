import type { Theme } from '../stores/session.ts';

/** The page background of each theme (`--bg`). Browsers use it for their own bars. */
const themeColor = { light: '#FFFFFF', dark: '#0B1424' } as const;

const darkQuery = '(prefers-color-scheme: dark)';

export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme === 'system') return matchMedia(darkQuery).matches ? 'dark' : 'light';
  return theme;
}

/** Applies the theme to the document. `first-paint.js` does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const resolved = resolveTheme(theme);
  document.documentElement.dataset.theme = resolved;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor[resolved]);
}

/** Calls back when the system theme changes. Returns a function that stops. */
export function onSystemThemeChange(callback: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
