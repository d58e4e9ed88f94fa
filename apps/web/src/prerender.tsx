import { renderToString } from 'react-dom/server';
import { visitorApp } from './app/visitor-app.tsx';
import type { PrerenderedPath } from './prerendered-pages.ts';

/** What `main.tsx` hydrates; the build puts it into a file. */
export async function prerender(path: PrerenderedPath): Promise<string> {
  return renderToString(await visitorApp(path));
}
