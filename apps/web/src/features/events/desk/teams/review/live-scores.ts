import type { Preview } from '@teamwright/matching/events/review.ts';
import { create } from 'zustand';

interface LiveScores {
  /** The drop area under the dragged participant. */
  readonly area: string | undefined;
  /** The scores after the move that a drop would make now. Undefined while no participant is over another team. */
  readonly preview: Preview | undefined;
}

const nothing: LiveScores = { area: undefined, preview: undefined };

/** A store: a new preview renders only the two teams of the move and the bar again, not all participants. */
export const useLiveScores = create<LiveScores>()(() => nothing);

export function showLiveScores(shown: LiveScores = nothing): void {
  useLiveScores.setState(shown);
}
