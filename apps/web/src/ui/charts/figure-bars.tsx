import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type LegendLook, LegendMark } from './legend-mark.tsx';

export interface BarSeries {
  label: string;
  look: Extract<LegendLook, 'filled' | 'striped'>;
  /** The value of a full bar; by default the largest figure. */
  max?: number;
}

export interface BarRow {
  key: string;
  label: ReactNode;
  /** One figure per series, in the same order. */
  figures: readonly number[];
}

interface FigureBarsProps {
  series: readonly BarSeries[];
  rows: readonly BarRow[];
  /** Two columns on wide screens. */
  wide?: boolean;
}

const fills = { filled: 'bg-primary', striped: 'stripes border border-primary' };

/** Rows with a bar and a figure per series. Each series has its own scale. */
export function FigureBars({ series, rows, wide }: FigureBarsProps) {
  const max = series.map((one, at) => one.max ?? Math.max(1, ...rows.map(({ figures }) => figures[at] ?? 0)));
  return (
    <div>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
        {series.map(({ label, look }) => (
          <li key={label} className="flex items-center gap-2">
            <LegendMark look={look} />
            {label}
          </li>
        ))}
      </ul>
      <dl className={cx('grid gap-2 text-14', wide && 'gap-x-12 xl:grid-cols-2')}>
        {rows.map(({ key, label, figures }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3 border-t pt-2"
          >
            <dt className="wrap-anywhere text-heading">{label}</dt>
            {series.map((one, at) => (
              <dd
                key={one.label}
                className="col-start-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 leading-4"
              >
                <span
                  aria-hidden="true"
                  className={cx('h-2 min-w-1 rounded-2', fills[one.look])}
                  hidden={(figures[at] ?? 0) === 0}
                  style={{ width: `${((figures[at] ?? 0) / (max[at] ?? 1)) * 100}%` }}
                />
                <span className="col-start-2 text-13 tabular-nums">
                  {figures[at]}
                  <span className="sr-only"> {one.label}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
