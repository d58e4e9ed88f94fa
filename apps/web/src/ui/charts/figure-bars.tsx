import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { LegendMark } from './legend-mark.tsx';

export interface BarSeries {
  label: string;
  /** A bar, a mark on the same scale, or a figure alone, for what has another scale. */
  look: 'filled' | 'mark' | 'figure';
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
  /** Two columns on wide screens. */
  wide?: boolean;
}

function largest(series: readonly BarSeries[], rows: readonly BarRow[]): number {
  const drawn = rows.flatMap(({ figures }) => figures.filter((_, at) => series[at]?.look !== 'figure'));
  return Math.max(1, ...drawn);
}

function Drawn({ look, percent }: { look: 'filled' | 'mark'; percent: number }) {
  return look === 'filled' ? (
    <span
      className="absolute inset-y-0 left-0 min-w-1 rounded-2 bg-primary"
      hidden={percent === 0}
      style={{ width: `${percent}%` }}
    />
  ) : (
    <span className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-heading" style={{ left: `${percent}%` }} />
  );
}

/** Rows with one bar on one scale, a mark for a second value, and the figures. */
export function FigureBars({ series, rows, max = largest(series, rows), wide }: FigureBarsProps) {
  return (
    <div>
      {series.length > 1 ? (
        <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
          {series.map(({ label, look }) => (
            <li key={label} className="flex items-center gap-2">
              <LegendMark look={look} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={cx('grid gap-2 text-14', wide && 'gap-x-12 xl:grid-cols-2')}>
        {rows.map(({ key, label, figures }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-x-3 border-t pt-2"
          >
            <dt className="wrap-anywhere text-heading">{label}</dt>
            {series.map(({ label: name, look }, at) => (
              <dd
                key={name}
                className={cx(
                  'text-right text-13 tabular-nums',
                  at === 0 && 'grid grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-3',
                  look === 'filled' ? 'font-semibold text-heading' : 'min-w-6 text-muted',
                )}
              >
                {/* One bar for all series. */}
                {at === 0 ? (
                  <span aria-hidden="true" className="relative h-2 rounded-2 bg-fill">
                    {series.map((one, index) =>
                      one.look === 'figure' ? null : (
                        <Drawn
                          key={one.label}
                          look={one.look}
                          percent={((figures[index] ?? 0) / max) * 100}
                        />
                      ),
                    )}
                  </span>
                ) : null}
                <span>
                  {figures[at]}
                  <span className="sr-only"> {name}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
