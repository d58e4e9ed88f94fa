import type { Review, Step, SwapFocus } from '@teamwright/matching/events/review.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { reviewCopy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../../../ui/overlay/dialog.tsx';
import type { Formation, FormedTeam } from '../teams.queries.ts';
import { MergeTeam } from './merge-team.tsx';
import { findSwaps, type ReviewEngine, usePossibleSwaps } from './review-engine.ts';
import { scoresText, teamName } from './review-steps.ts';

const copy = reviewCopy.swaps;

interface SwapsProps {
  formation: Formation;
  focus: SwapFocus;
  nameOf: (participantId: string) => string;
  onSwap: (steps: readonly Step[]) => void;
}

/** Digit keys choose a swap, except in fields. */
function useDigits(choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest('select, input') !== null;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (/^[1-9]$/.test(event.key) && !isInField && !isModified) choose(Number(event.key) - 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function SwapStatus({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p role="status" className="text-14 text-muted">
      {hasFailed ? copy.failed : copy.loading}
    </p>
  );
}

interface FoundProps extends SwapsProps {
  eventId: string;
  review: Review;
}

/** The best swaps with their gain. They are computed once: a click or key must not hit a swap that has just changed. */
function FoundSwaps({ eventId, review, formation, focus, nameOf, onSwap }: FoundProps) {
  const [found] = useState(() => findSwaps(review, focus));
  const { swaps, status } = usePossibleSwaps(eventId, formation, found);
  useDigits((index) => {
    const swap = swaps[index];
    if (swap) onSwap(swap.steps);
  });
  if (status !== 'success') return <SwapStatus hasFailed={status === 'error'} />;
  if (swaps.length === 0) return <p className="text-14">{copy.none}</p>;
  return (
    <ol className="grid grid-cols-1 gap-2">
      {swaps.map((swap, index) => {
        const [one, other] = swap.steps;
        const names = { one: nameOf(one.person), other: nameOf(other.person) };
        return (
          <li key={`${one.person} ${other.person}`}>
            <Button
              wide
              className="justify-start py-2 text-left whitespace-normal!"
              onClick={() => onSwap(swap.steps)}
            >
              <span aria-hidden="true" className="self-start text-muted tabular-nums">
                {index + 1}
              </span>
              <span className="grid min-w-0 wrap-anywhere">
                {fill(copy.swap, { ...names, team: teamName(formation, other.from) })}
                <span className="text-13 font-normal text-muted">
                  {fill(copy.gain, { gain: swap.gain.toFixed(2), scores: scoresText(formation, swap) })}
                </span>
              </span>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** The best swaps of a participant or a team, or why there are none. */
export function Swaps({ engine, ...props }: SwapsProps & { engine: ReviewEngine }) {
  const { eventId, review, status } = engine;
  if (review !== undefined) return <FoundSwaps eventId={eventId} review={review} {...props} />;
  return <SwapStatus hasFailed={status === 'error'} />;
}

interface SwapDialogProps extends Omit<SwapsProps, 'focus'> {
  engine: ReviewEngine;
  team: FormedTeam;
  onClose: () => void;
}

/** The best swaps of a team, and the teams with which it can be merged. */
export function SwapDialog({ team, onClose, ...props }: SwapDialogProps) {
  return (
    <Dialog open onClose={onClose} title={fill(copy.title, { team: team.name })} description={copy.text}>
      <div className="grid gap-6">
        <Swaps focus={{ team: team.id }} {...props} />
        <MergeTeam team={team} {...props} onMerge={props.onSwap} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
