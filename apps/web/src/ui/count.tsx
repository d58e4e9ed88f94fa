import { cx } from 'class-variance-authority';

interface CountProps {
  value: number;
  /** `sm` fits the corner of an icon. */
  size?: 'md' | 'sm';
  className?: string;
}

/** A number in a pill, cut at 99+. Renders nothing for zero. */
export function Count({ value, size = 'md', className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      className={cx(
        'inline-grid place-items-center rounded-10 bg-primary leading-none font-bold text-on-primary tabular-nums',
        size === 'md' ? 'h-5 min-w-5 px-1.5 text-[12px]' : 'h-4 min-w-4 px-1 text-[10px]',
        className,
      )}
    >
      {value > 99 ? '99+' : value}
    </span>
  );
}
