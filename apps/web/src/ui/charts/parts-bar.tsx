import { cx } from 'class-variance-authority';
import { LegendMark } from './legend-mark.tsx';

type PartLook = 'filled' | 'striped' | 'outlined';

const segments: Record<PartLook, string> = {
  filled: 'bg-primary',
  striped: 'stripes border border-primary',
  outlined: 'border-2 border-dashed border-brass',
};

export interface Part {
  label: string;
  count: number;
  look: PartLook;
  /** Some members of this part. */
  examples: string;
}

/** A bar divided into its parts, none of them empty, each with its count and some examples. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="grid gap-5">
      <div aria-hidden="true" className="flex h-8 gap-1">
        {parts.map(({ label, count, look }) => (
          <span key={label} className={cx('min-w-2 rounded-4', segments[look])} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className="grid gap-3 text-14">
        {parts.map(({ label, count, look, examples }) => (
          <div key={label} className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-x-3">
            <LegendMark look={look} className="translate-y-0.5" />
            <dt className="text-heading">{label}</dt>
            <dd className="font-semibold text-heading tabular-nums">{count}</dd>
            {examples ? <dd className="col-start-2 truncate text-13 text-muted">{examples}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
