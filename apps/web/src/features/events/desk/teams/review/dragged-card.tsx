import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import type { Formation } from '../teams.queries.ts';
import { useLiveScores } from './live-scores.ts';
import { changedTeams, changeText } from './review-steps.ts';

interface DraggedCardProps {
  formation: Formation;
  name: string;
}

/**
 * The dragged participant with the scores after a drop. The organiser looks here, and the cards of both teams may be
 * taller than the screen. Screen readers get the same scores as announcements.
 */
export function DraggedCard({ formation, name }: DraggedCardProps) {
  const teams = useLiveScores(({ preview }) => preview?.teams);
  return (
    <span className="inline-grid max-w-72 cursor-grabbing gap-1 rounded-6 border bg-float px-3 py-2 shadow-float">
      <bdi className="truncate text-14 font-semibold text-heading">{name}</bdi>
      <span aria-hidden="true" className="grid text-13 empty:hidden">
        {changedTeams(formation, teams).map(({ team, after }) => (
          <span key={team.id} className="wrap-anywhere tabular-nums">
            {fill(copy.drag.preview, { team: team.name, score: changeText(team.score, after.score) })}
            {after.broken === null ? null : (
              <span className="block text-danger">{fill(copy.drag.teamBroken, { team: team.name })}</span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
