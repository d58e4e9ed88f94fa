import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedPage, LoadPage, PageVisit } from '@teamwright/contracts/core/page-rendering.ts';

/** The page did not finish in time. Its work may still run. */
export class PageTimeoutError extends Error {}

/** Too many pages are being rendered. */
export class PageOverloadError extends Error {}

interface RendererOptions {
  readonly loadPage: LoadPage;
  /** Pages that are loaded or rendered at the same time, including those that have missed their deadline. */
  readonly maxRunning?: number;
  readonly deadlineMs?: number;
}

export interface PageRenderer {
  /**
   * Loads a page and passes it to `use`, which may render it. @throws PageTimeoutError soon after the deadline;
   * PageOverloadError if too many pages run; what loading or `use` throws
   */
  run<Result>(visit: Omit<PageVisit, 'signal'>, use: (page: LoadedPage) => Promise<Result>): Promise<Result>;
}

/** The time to send the data that has arrived before the deadline. */
const graceMs = 100;

/** Renders pages within limits: the browser can always render them instead. */
export function createPageRenderer(options: RendererOptions): PageRenderer {
  const { loadPage, maxRunning = 8, deadlineMs = 800 } = options;
  let running = 0;

  return {
    async run(visit, use) {
      if (running >= maxRunning) throw new PageOverloadError('too many pages are being rendered');
      running += 1;
      const signal = AbortSignal.timeout(deadlineMs);
      const work = (async () => use(await loadPage({ ...visit, signal })))().finally(() => {
        running -= 1;
      });
      return await Promise.race([work, rejectAt(AbortSignal.timeout(deadlineMs + graceMs))]);
    },
  };
}

function rejectAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new PageTimeoutError('the page is not ready in time')), {
      once: true,
    });
  });
}

// Safe: `vite.config.ts` builds this module from `apps/web/src/server/entry.tsx`, which exports it.
function asPageModule(module: unknown): { loadPage: LoadPage } {
  return module as { loadPage: LoadPage };
}

/** Renders pages with the built web app, which is imported with the first page. */
export function builtPageLoader(built: string): LoadPage | undefined {
  const entry = join(built, 'server/entry.js');
  if (!existsSync(entry)) return undefined;
  let module: Promise<{ loadPage: LoadPage }> | undefined;
  return async (visit) => {
    module ??= import(pathToFileURL(entry).href).then(asPageModule);
    return (await module).loadPage(visit);
  };
}
