import { renderToString } from 'react-dom/server';
import { visitorApp } from './app/shell/visitor-app.tsx';
import type { PrerenderedPath } from './prerendered-pages.ts';

/** Returns the HTML that `main.tsx` hydrates. The build writes it to a file. */
export async function prerender(path: PrerenderedPath): Promise<string> {
  return renderToString(await visitorApp(path));
}
