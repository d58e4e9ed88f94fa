import { cx } from 'class-variance-authority';

const looks = {
  filled: 'size-3.5 rounded-2 bg-primary',
  striped: 'stripes size-3.5 rounded-2 border border-primary',
  outlined: 'size-3.5 rounded-2 border-2 border-dashed border-brass',
  around: 'size-3.5 rounded-2 border border-control bg-well',
  mark: 'h-3.5 w-0.5 bg-heading',
  'dashed-line': 'h-0 w-4 border-t-2 border-dashed border-heading',
};

export type LegendLook = keyof typeof looks;

/**
 * Shows how a series is drawn. Each series has its own pattern, so colour is not needed to distinguish them.
 */
export function LegendMark({ look, className }: { look: LegendLook; className?: string }) {
  return <span aria-hidden="true" className={cx('flex-none', looks[look], className)} />;
}
