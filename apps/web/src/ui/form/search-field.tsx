import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputClass } from './input-class.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name. Only the placeholder is visible. */
  label: string;
  /** A shortcut key that focuses the box, shown at its end. */
  shortcut?: string;
}

export function SearchField({ label, shortcut, className, ...input }: SearchFieldProps) {
  return (
    <span className={cx('relative block', className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        {...input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={cx(
          inputClass,
          'pl-9 [&::-webkit-search-cancel-button]:appearance-none',
          shortcut && 'pr-10',
        )}
      />
      {shortcut ? (
        <span
          aria-hidden="true"
          className="absolute top-1/2 right-2 h-6 min-w-6 -translate-y-1/2 rounded-4 border bg-bg px-1.5 text-center font-sans text-12 leading-[22px] font-medium text-muted"
        >
          {shortcut}
        </span>
      ) : null}
    </span>
  );
}
