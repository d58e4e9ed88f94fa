import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { LegendMark } from './legend-mark.tsx';

export interface BarSeries {
  label: string;
  /** A bar, a wider bar behind it, or a mark, all on the same scale. */
  look: 'filled' | 'around' | 'mark';
  /** A short name above the figures. If all series have one, they replace the legend. */
  heading?: string;
}

export interface BarRow {
  key: string;
  label: ReactNode;
  /** One figure per series, in the same order. */
  figures: readonly number[];
}

interface FigureBarsProps {
  series: readonly BarSeries[];
  /** The value of a full bar; by default the largest figure that is drawn. */
  max?: number;
  rows: readonly BarRow[];
}

function largest(series: readonly BarSeries[], rows: readonly BarRow[]): number {
  return Math.max(1, ...rows.flatMap(({ figures }) => figures.slice(0, series.length)));
}

const bars = {
  filled: 'inset-y-0 min-w-1 bg-primary',
  around: '-inset-y-1 -z-1 min-w-1 border border-control bg-well',
} as const;

function Drawn({ look, percent }: { look: BarSeries['look']; percent: number }) {
  if (look === 'mark')
    return (
      <span
        className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-heading"
        style={{ left: `${percent}%` }}
      />
    );
  return (
    <span
      className={cx('absolute left-0 rounded-2', bars[look])}
      hidden={percent === 0}
      style={{ width: `${percent}%` }}
    />
  );
}

function Legend({ series }: { series: readonly BarSeries[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
      {series.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <LegendMark look={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Screen readers read the whole name of the series at each figure instead. */
function Headings({ series }: { series: readonly BarSeries[] }) {
  return (
    <div aria-hidden="true" className="col-span-full grid grid-cols-subgrid pb-1 text-12 text-muted">
      <span className="sm:col-span-2" />
      {series.map(({ label, look, heading }) => (
        <span key={label} className="flex items-center justify-end gap-1.5 text-right">
          <LegendMark look={look} />
          {heading}
        </span>
      ))}
    </div>
  );
}

interface BarRowProps extends Omit<BarRow, 'key'> {
  series: readonly BarSeries[];
  max: number;
}

function Row({ label, figures, series, max }: BarRowProps) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center border-t py-2">
      <dt className="wrap-anywhere text-heading max-sm:col-span-full">{label}</dt>
      {series.map(({ label: name, look }, at) => (
        <dd
          key={name}
          className={cx(
            'text-right text-13 tabular-nums',
            at === 0 && 'col-span-2 grid grid-cols-subgrid items-center',
            look === 'filled' ? 'font-semibold text-heading' : 'text-muted',
          )}
        >
          {/* One bar for all series. */}
          {at === 0 ? (
            <span
              aria-hidden="true"
              className={cx(
                'relative isolate h-2 rounded-2',
                series.every((one) => one.look !== 'around') && 'bg-fill',
              )}
            >
              {series.map((one, index) => (
                <Drawn key={one.label} look={one.look} percent={((figures[index] ?? 0) / max) * 100} />
              ))}
            </span>
          ) : null}
          <span>
            {figures[at]}
            <span className="sr-only"> {name}</span>
          </span>
        </dd>
      ))}
    </div>
  );
}

/** The name, the bar, and a column for the figures of each series. On phones the name is above the bar. */
const columns = {
  one: 'grid-cols-[minmax(0,1fr)_minmax(1.5rem,auto)] sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(1.5rem,auto)]',
  two:
    'grid-cols-[minmax(0,1fr)_minmax(1.5rem,auto)_minmax(1.5rem,auto)] ' +
    'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(1.5rem,auto)_minmax(1.5rem,auto)]',
} as const;

/** Rows with one bar on one scale, a mark for a second value, and the figures. */
export function FigureBars({ series, rows, max = largest(series, rows) }: FigureBarsProps) {
  const hasHeadings = series.every(({ heading }) => heading !== undefined);
  return (
    <div>
      {series.length > 1 && !hasHeadings ? <Legend series={series} /> : null}
      <div className={cx('grid gap-x-3 text-14', series.length > 1 ? columns.two : columns.one)}>
        {hasHeadings ? <Headings series={series} /> : null}
        <dl className="col-span-full grid grid-cols-subgrid">
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} series={series} max={max} />
          ))}
        </dl>
      </div>
    </div>
  );
}
