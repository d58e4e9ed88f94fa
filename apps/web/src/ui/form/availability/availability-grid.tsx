import { countHours, hoursOfDay, hoursOfWeek, type Week } from '@teamwright/matching/hours/week.ts';
import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { availabilityCopy as copy } from '../../../copy/availability.ts';
import { weekInWords, weekSpans } from '../../../lib/time/week-words.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../button.tsx';
import { AvailabilityTable } from './availability-table.tsx';

/** The night before this hour is folded on narrow screens. */
const dayStart = 7;
const noHours: Week = Array.from({ length: hoursOfWeek }, () => false);

type Preset = keyof typeof copy.presets;

/** First and last day, first hour and the hour after the last. */
const presets: Record<Preset, readonly [number, number, number, number]> = {
  daytime: [0, 4, 9, 17],
  evenings: [0, 4, 18, 22],
  weekends: [5, 6, 10, 18],
};
const presetNames = ['daytime', 'evenings', 'weekends'] as const satisfies readonly Preset[];

function isInPreset(preset: Preset, at: number): boolean {
  const [firstDay, lastDay, start, end] = presets[preset];
  const [day, hour] = [Math.floor(at / hoursOfDay), at % hoursOfDay];
  return day >= firstDay && day <= lastDay && hour >= start && hour < end;
}

function summaryOf(week: Week): string {
  const count = countHours(week);
  if (count === 0) return copy.empty;
  if (count === hoursOfWeek) return copy.all;
  const text = count === 1 ? copy.chosen.one : copy.chosen.many;
  return fill(text, { times: weekInWords(weekSpans(week)), count });
}

interface WeekProps {
  week: Week;
  onWeek: (week: Week) => void;
}

interface AvailabilityGridProps extends WeekProps {
  /** Folds the single hours on wide screens too. */
  folds?: boolean;
}

function Presets({ week, onWeek }: WeekProps) {
  function toggle(preset: Preset, add: boolean): void {
    onWeek(week.map((was, at) => (isInPreset(preset, at) ? add : was)));
  }

  return (
    <fieldset aria-label={copy.presetsLabel} className="flex min-w-0 flex-wrap gap-2">
      {presetNames.map((preset) => {
        const isChosen = week.every((is, at) => is || !isInPreset(preset, at));
        return (
          <Button
            key={preset}
            size="sm"
            variant={isChosen ? 'soft' : undefined}
            aria-pressed={isChosen}
            onClick={() => toggle(preset, !isChosen)}
          >
            {copy.presets[preset]}
          </Button>
        );
      })}
      <Button size="sm" variant="ghost" onClick={() => onWeek(noHours)}>
        {copy.clear}
      </Button>
    </fieldset>
  );
}

interface FoldProps {
  isOpen: boolean;
  text: string;
  onToggle: () => void;
}

function Fold({ isOpen, text, onToggle }: FoldProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      className="-ml-3 justify-self-start"
      onClick={onToggle}
    >
      <ChevronRight aria-hidden="true" className={cx('size-4', isOpen && 'rotate-90')} />
      {text}
    </Button>
  );
}

/**
 * The hours of a week. From 768 px a day is a row, and all hours are shown unless `folds`. On narrow screens the
 * single hours are always folded, because the common ones take one tap. Unfolded, a day is a column, and the night
 * before `dayStart`, which few people choose, is folded unless one of its hours is chosen.
 */
export function AvailabilityGrid({ week, onWeek, folds = false }: AvailabilityGridProps) {
  const hintId = useId();
  const across = useMediaQuery('(width >= 48rem)');
  const [isOpen, setOpen] = useState(false);
  const [isNightOpen, setNightOpen] = useState(false);
  const canFold = folds || !across;
  const isFolded = canFold && !isOpen;
  const usesNight = week.some((is, at) => is && at % hoursOfDay < dayStart);
  // Stays open after the last of these hours is cleared, because the rows must not move during a drag.
  if (usesNight && !isNightOpen) setNightOpen(true);
  const firstHour = across || isNightOpen ? 0 : dayStart;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={isFolded ? undefined : hintId}>
      <legend className="mb-1.5 text-14 font-semibold text-heading">{copy.title}</legend>
      {isFolded ? null : (
        <p id={hintId} className="text-14 text-muted">
          {copy.hint} <span className="pointer-coarse:sr-only">{copy.keys}</span>
        </p>
      )}
      <Presets week={week} onWeek={onWeek} />
      {canFold ? <Fold isOpen={isOpen} text={copy.single} onToggle={() => setOpen(!isOpen)} /> : null}
      {isFolded || across || usesNight ? null : (
        <Fold
          isOpen={isNightOpen}
          text={fill(copy.night, { hour: dayStart })}
          onToggle={() => setNightOpen(!isNightOpen)}
        />
      )}
      {isFolded ? null : <AvailabilityTable week={week} onWeek={onWeek} layout={{ across, firstHour }} />}
      <p role="status" className="text-14">
        {summaryOf(week)}
      </p>
    </fieldset>
  );
}
