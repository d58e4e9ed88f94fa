import { highlight } from './highlight.ts';
import type { HighlightJob, HighlightResult } from './highlighter.ts';

/** Runs in a worker, so that slow code does not block the page. */
addEventListener('message', ({ data: { id, text, language } }: MessageEvent<HighlightJob>) => {
  const post = (result: HighlightResult) => postMessage(result);
  highlight(text, language).then(
    (lines) => post({ id, lines }),
    () => post({ id, lines: null }),
  );
});
