import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { keepFocus } from '../../lib/focus/keep-focus.ts';
import { fill } from '../../texts.ts';

interface FilterChipProps {
  name: string;
  onRemove: () => void;
  className?: string;
}

/** An active filter. A press removes it. */
export function FilterChip({ name, onRemove, className }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={fill(projectsCopy.removeFilter, { name })}
      onClick={() => {
        const restoreFocus = keepFocus();
        onRemove();
        restoreFocus();
      }}
      className={cx(
        'inline-flex h-11 max-w-60 items-center gap-1 rounded-full bg-fill pr-2 pl-4 text-13 text-heading hover:text-primary md:h-8 md:pl-3',
        className,
      )}
    >
      <span className="truncate">{name}</span>
      <X aria-hidden="true" className="text-muted" />
    </button>
  );
}
