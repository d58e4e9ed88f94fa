import { cx } from 'class-variance-authority';

/** A turning ring in the text colour. Decorative: describe what is loading in words next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
