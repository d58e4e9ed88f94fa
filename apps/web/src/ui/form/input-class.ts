import { cx } from 'class-variance-authority';

/** Classes of every text input. */
export const inputClass = cx(
  'block min-h-10 w-full rounded-6 border border-control bg-card px-3 py-[7px] text-16 text-heading text-ellipsis',
  'placeholder:text-muted placeholder:opacity-100 max-md:min-h-11 max-md:py-[9px]',
  'disabled:border-hairline disabled:bg-fill disabled:text-muted',
  'aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)]',
);
