import { countHours, hoursOfDay, hoursOfWeek, type Week } from '@teamwright/matching/hours/week.ts';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { availabilityCopy as copy } from '../../../copy/availability.ts';
import { daySpansInWords, weekInWords, weekSpans } from '../../../lib/time/week-words.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../button.tsx';
import { usePainting } from './use-painting.ts';

const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour);
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

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function summaryOf(week: Week): string {
  const count = countHours(week);
  if (count === 0) return copy.empty;
  if (count === hoursOfWeek) return copy.all;
  const text = count === 1 ? copy.chosen.one : copy.chosen.many;
  return fill(text, { times: weekInWords(weekSpans(week)), count });
}

interface AvailabilityGridProps {
  week: Week;
  onWeek: (week: Week) => void;
}

function Presets({ week, onWeek }: AvailabilityGridProps) {
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

interface CellProps {
  at: number;
  isChosen: boolean;
  isActive: boolean;
}

function Cell({ at, isChosen, isActive }: CellProps) {
  const hour = at % hoursOfDay;
  const day = copy.days[Math.floor(at / hoursOfDay)] ?? '';
  return (
    <td className="p-px">
      <button
        type="button"
        data-hour={at}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={fill(copy.cell, { day, start: time(hour), end: time(hour + 1) })}
        className={cx(
          'block h-6 w-full rounded-2 border',
          isChosen ? 'border-primary bg-primary' : 'border-control/40 bg-card hover:bg-fill',
        )}
      />
    </td>
  );
}

/** The hours of a week as a table of toggles: one column per day, one row per hour. */
export function AvailabilityGrid({ week, onWeek }: AvailabilityGridProps) {
  const hintId = useId();
  const { grid, active, handlers } = usePainting(week, onWeek);
  const spans = weekSpans(week);
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={hintId}>
      <legend className="mb-1.5 text-14 font-semibold text-heading">{copy.title}</legend>
      <p id={hintId} className="text-14 text-muted">
        {copy.hint} <span className="pointer-coarse:sr-only">{copy.keys}</span>
      </p>
      <Presets week={week} onWeek={onWeek} />
      <table
        ref={grid}
        {...handlers}
        className="w-full max-w-140 table-fixed border-separate border-spacing-0 text-12 select-none [&_button]:touch-none"
      >
        <thead>
          <tr>
            <td className="w-11" />
            {copy.shortDays.map((name, day) => (
              <th key={name} scope="col" className="pb-1 font-semibold text-heading">
                {name}
                <span className="sr-only">: {daySpansInWords(spans[day] ?? []) || copy.noHours}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="pr-2 text-right font-normal text-muted tabular-nums">
                {time(hour)}
              </th>
              {copy.days.map((name, day) => {
                const at = day * hoursOfDay + hour;
                return <Cell key={name} at={at} isChosen={week[at] ?? false} isActive={at === active} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="text-14">
        {summaryOf(week)}
      </p>
    </fieldset>
  );
}
