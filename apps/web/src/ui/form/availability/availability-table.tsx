import { hoursOfDay, type Week } from '@teamwright/matching/hours/week.ts';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { availabilityCopy as copy } from '../../../copy/availability.ts';
import { daySpansInWords, weekSpans } from '../../../lib/time/week-words.ts';
import { fill } from '../../../texts.ts';
import type { Layout } from './painting.ts';
import { usePainting } from './use-painting.ts';

const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour);

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

interface CellProps {
  day: number;
  hour: number;
  isChosen: boolean;
  isActive: boolean;
}

function Cell({ day, hour, isChosen, isActive }: CellProps) {
  return (
    <td className="p-px">
      <button
        type="button"
        data-hour={day * hoursOfDay + hour}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={fill(copy.cell, {
          day: copy.days[day] ?? '',
          start: time(hour),
          end: time(hour + 1),
        })}
        className={cx(
          'block h-6 w-full rounded-2 border',
          isChosen ? 'border-primary bg-primary' : 'border-control/40 bg-card hover:bg-fill',
        )}
      />
    </td>
  );
}

interface HeaderProps {
  scope: 'row' | 'col';
  children: ReactNode;
}

function DayHeader({ day, times, scope }: Omit<HeaderProps, 'children'> & { day: number; times: string }) {
  return (
    <th scope={scope} className={cx('font-semibold text-heading', scope === 'row' ? 'text-left' : 'pb-1')}>
      {copy.shortDays[day]}
      <span className="sr-only">: {times || copy.noHours}</span>
    </th>
  );
}

/** A row of hours has no place for minutes. */
function HourHeader({ hour, scope }: Omit<HeaderProps, 'children'> & { hour: number }) {
  return (
    <th
      scope={scope}
      className={cx(
        'font-normal text-muted tabular-nums',
        scope === 'row' ? 'pr-2 text-right' : 'pb-1 text-center',
      )}
    >
      {scope === 'row' ? (
        time(hour)
      ) : (
        <>
          <span aria-hidden="true">{hour}</span>
          <span className="sr-only">{time(hour)}</span>
        </>
      )}
    </th>
  );
}

interface AvailabilityTableProps {
  week: Week;
  onWeek: (week: Week) => void;
  layout: Layout;
}

/** The hours of a week as a table of toggles with one tab stop. */
export function AvailabilityTable({ week, onWeek, layout }: AvailabilityTableProps) {
  const { grid, active, handlers } = usePainting(week, onWeek, layout);
  const { across, firstHour } = layout;
  const spans = weekSpans(week);
  const days = copy.days.map((_, day) => day);
  const shownHours = hours.slice(firstHour);
  const [rows, columns] = across ? [days, shownHours] : [shownHours, days];

  function header(index: number, scope: HeaderProps['scope']): ReactNode {
    return (scope === 'row') === across ? (
      <DayHeader key={index} day={index} times={daySpansInWords(spans[index] ?? [])} scope={scope} />
    ) : (
      <HourHeader key={index} hour={index} scope={scope} />
    );
  }

  return (
    <table
      ref={grid}
      {...handlers}
      className={cx(
        'w-full table-fixed border-separate border-spacing-0 text-12 select-none [&_button]:touch-none',
        !across && 'max-w-140',
      )}
    >
      <thead>
        <tr>
          <td className="w-11" />
          {columns.map((column) => header(column, 'col'))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {header(row, 'row')}
            {columns.map((column) => {
              const [day, hour] = across ? [row, column] : [column, row];
              const at = day * hoursOfDay + hour;
              return (
                <Cell
                  key={column}
                  day={day}
                  hour={hour}
                  isChosen={week[at] ?? false}
                  isActive={at === active}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
