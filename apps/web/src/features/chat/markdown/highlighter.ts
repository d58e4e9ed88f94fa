import type { Language } from './languages.ts';

/** The kind of a piece of code, which decides its colour. */
export type CodeKind = 'plain' | 'comment' | 'constant' | 'function' | 'keyword' | 'string';

/** Adjacent parts of the same kind are merged. */
export type CodeLine = readonly { readonly text: string; readonly kind: CodeKind }[];

export interface HighlightJob {
  readonly id: number;
  readonly text: string;
  readonly language: Language;
}

export interface HighlightResult {
  readonly id: number;
  /** Null if highlighting failed; the code stays plain. */
  readonly lines: readonly CodeLine[] | null;
}

/** Time limit per piece of code. For the first piece it includes loading the worker. */
const timeoutMs = 15_000;
/** Number of cached results, so that code is coloured immediately when the user scrolls back. */
const maxCached = 200;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (lines: HighlightResult['lines']) => void>();
const cache = new Map<string, Promise<HighlightResult['lines']>>();

/** A failed or hanging worker rejects all of its pending jobs. The next job starts a new worker. */
function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const settle of waiting.values()) settle(null);
  waiting.clear();
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = stopWorker;
  worker.onmessage = ({ data }: MessageEvent<HighlightResult>) => {
    waiting.get(data.id)?.(data.lines);
    waiting.delete(data.id);
  };
  return worker;
}

function request(text: string, language: Language): Promise<HighlightResult['lines']> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(stopWorker, timeoutMs);
    waiting.set(id, (lines) => {
      clearTimeout(timer);
      resolve(lines);
    });
    const job: HighlightJob = { id, text, language };
    started().postMessage(job);
  });
}

/** Returns the highlighted lines, or null if highlighting failed. */
export function highlighted(text: string, language: Language): Promise<HighlightResult['lines']> {
  const key = `${language} ${text}`;
  const known = cache.get(key);
  if (known) return known;
  const first = cache.keys().next();
  if (cache.size >= maxCached && !first.done) cache.delete(first.value);
  const lines = request(text, language);
  cache.set(key, lines);
  return lines;
}
