import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Content behind a line that opens it, also without scripts. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={cx('group/fold', className)}>
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-6 text-14 font-semibold text-muted hover:text-heading max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 flex-none transition-transform duration-120 group-open/fold:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
