import type { Preview } from '@teamwright/matching/events/review.ts';
import { create } from 'zustand';

interface LiveScores {
  /** The drop area under the dragged participant. */
  readonly area: string | undefined;
  /** The scores after the move that a drop would make now. Undefined while no participant is over another team. */
  readonly preview: Preview | undefined;
}

const nothing: LiveScores = { area: undefined, preview: undefined };

/**
 * Scores during a drag. They change with every area under the pointer, so they are in a store: each component selects
 * its own team or score, and only those with a changed value render again.
 */
export const useLiveScores = create<LiveScores>()(() => nothing);

export function showLiveScores(shown: LiveScores = nothing): void {
  useLiveScores.setState(shown);
}
