import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Renders completely, also what is lazy. @throws the first error of a component, or if `signal` aborts */
export async function renderText(page: ReactNode, signal: AbortSignal): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    signal,
    onError: (error) => void errors.push(error),
    // Content in its place instead of at the end, where inline scripts would have to move it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  for (const error of errors) throw error;
  signal.throwIfAborted();
  return await text(prelude);
}
