import { Redo2, Undo2 } from 'lucide-react';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { scoreText } from '../../../../../ui/events/formation-text.ts';
import type { Formation } from '../teams.queries.ts';
import { useLiveScores } from './live-scores.ts';
import type { ReviewEngine } from './review-engine.ts';
import { changeText } from './review-steps.ts';
import type { useReview } from './use-review.ts';

interface ReviewBarProps {
  formation: Formation;
  status: ReviewEngine['status'];
  review: ReturnType<typeof useReview>;
}

const statusTexts = {
  pending: copy.scoresLoading,
  error: copy.scoresFailed,
  success: undefined,
};

/** The score of all teams, also while a participant is dragged, with undo and redo. It stays in view. */
export function ReviewBar({ formation, status, review }: ReviewBarProps) {
  const { score, can } = formation;
  const live = useLiveScores(({ preview }) => preview?.score);
  const shown = live === undefined ? scoreText(score) : changeText(score, live);
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-10 border bg-card px-4 py-2 md:top-16">
      <span className="font-semibold text-heading tabular-nums">{fill(copy.all, { score: shown })}</span>
      <span role="status" className="flex-1 basis-40 text-13 text-muted">
        {statusTexts[status]}
      </span>
      <span className="flex gap-2">
        <Button disabled={!can.undo} busy={review.pending === copy.undone} onClick={review.undo}>
          <Undo2 aria-hidden="true" />
          {copy.undo}
        </Button>
        <Button disabled={!can.redo} busy={review.pending === copy.redone} onClick={review.redo}>
          <Redo2 aria-hidden="true" />
          {copy.redo}
        </Button>
      </span>
    </div>
  );
}
