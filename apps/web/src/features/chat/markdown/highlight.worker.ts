import { highlight } from './highlight.ts';
import type { HighlightJob, HighlightResult } from './highlighter.ts';

/** Off the page's own thread, so that code which takes long costs the reader nothing. */
addEventListener('message', ({ data: { id, text, language } }: MessageEvent<HighlightJob>) => {
  const post = (result: HighlightResult) => postMessage(result);
  highlight(text, language).then(
    (lines) => post({ id, lines }),
    () => post({ id, lines: null }),
  );
});
