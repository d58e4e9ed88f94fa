import { useId } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { formatCalendarDate } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { Fold } from '../../ui/fold.tsx';

const copy = adminCopy.insights;

interface Day {
  day: string;
  views: number;
}

const height = 160;
const step = 10;

function Bars({ days, max }: { days: readonly Day[]; max: number }) {
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 block h-40 w-full border-b"
    >
      {days.map(({ day, views }, index) => {
        const tall = max === 0 ? 0 : (views / max) * (height - 4);
        return (
          <rect
            key={day}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
            className="fill-primary"
          >
            <title>{`${formatCalendarDate(day)}: ${views}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function FigureTable({ days }: { days: readonly Day[] }) {
  return (
    <table className="mt-2 w-full max-w-80">
      <thead>
        <tr className="border-b text-left text-13 text-muted">
          <th scope="col" className="py-1.5 font-semibold">
            {copy.day}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {copy.views}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views }) => (
          <tr key={day} className="border-b last:border-b-0">
            <td className="py-1.5">{formatCalendarDate(day)}</td>
            <td className="py-1.5 text-right tabular-nums">{views}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One bar per day. The text above summarises the chart, and the table below contains all figures. */
export function ViewsChart({ days }: { days: readonly Day[] }) {
  const id = useId();
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const best = days.reduce<Day>((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 });
  const summary =
    total === 0
      ? copy.none
      : fill(copy.summary, {
          total,
          days: days.length,
          day: formatCalendarDate(best.day),
          most: best.views,
        });
  return (
    <figure aria-labelledby={id} className="rounded-10 border bg-card p-4 md:p-6">
      <figcaption id={id}>
        <h2 className="text-18">{copy.chart}</h2>
        <p className="mt-1 text-14 text-muted">{summary}</p>
      </figcaption>
      <Bars days={days} max={best.views} />
      <div aria-hidden="true" className="mt-1 flex justify-between text-12 text-muted">
        <span>{formatCalendarDate(days[0]?.day ?? '')}</span>
        <span>{formatCalendarDate(days.at(-1)?.day ?? '')}</span>
      </div>
      <Fold summary={copy.table} className="mt-4 text-14">
        <FigureTable days={days} />
      </Fold>
    </figure>
  );
}
