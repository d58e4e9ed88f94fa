import { cx } from 'class-variance-authority';

const tones = { ink: 'bg-heading', brass: 'bg-brass', primary: 'bg-primary' };

interface BarProps {
  /** 0–100. */
  percent: number;
  tone?: keyof typeof tones;
  className?: string;
}

/** A bar on its track. Decorative: the figure is shown next to it. */
export function Bar({ percent, tone = 'ink', className }: BarProps) {
  return (
    <div aria-hidden="true" className={cx('h-1 overflow-hidden rounded-2 bg-fill', className)}>
      <div
        className={cx('h-full rounded-2', tones[tone])}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </div>
  );
}

export interface Fit {
  label: string;
  /** 0–100. */
  value: number;
}

/** One bar per direction of a match. */
export function FitBars({ fits }: { fits: readonly Fit[] }) {
  return (
    <dl className="grid gap-3">
      {fits.map((fit) => (
        <div key={fit.label} className="grid grid-cols-[1fr_28px] items-center gap-x-3 gap-y-0.5 text-14">
          <dt>{fit.label}</dt>
          <dd className="text-right font-semibold text-heading tabular-nums">{fit.value}</dd>
          <Bar percent={fit.value} tone="brass" className="col-span-full" />
        </div>
      ))}
    </dl>
  );
}

export interface Term {
  label: string;
  /** Signed score points. */
  points: number;
}

/** The terms of a score. They add up to `sum`. */
export function TermBars({ terms, sum }: { terms: readonly Term[]; sum: Fit }) {
  const largest = Math.max(1, ...terms.map((term) => Math.abs(term.points)));
  const row =
    'grid grid-cols-[minmax(0,1fr)_88px_32px] items-center gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_32px]';
  return (
    <dl className="grid gap-3 text-14">
      {terms.map((term) => (
        <div key={term.label} className={row}>
          <dt>{term.label}</dt>
          <Bar percent={(Math.abs(term.points) / largest) * 100} className="h-2" />
          <dd className="text-right font-semibold text-heading tabular-nums">
            {term.points < 0 ? '−' : '+'}
            {Math.abs(term.points)}
          </dd>
        </div>
      ))}
      <div className={cx(row, 'border-t pt-3')}>
        <dt className="col-span-2 font-semibold text-heading">{sum.label}</dt>
        <dd className="text-right font-semibold text-heading tabular-nums">{sum.value}</dd>
      </div>
    </dl>
  );
}
