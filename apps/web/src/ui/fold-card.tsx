import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from './card.tsx';

interface FoldCardProps {
  title: string;
  /** What the folded card says beside its title. */
  summary: string;
  startsOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card that is one row on phones until the user opens it. On wider screens it is always open. */
export function FoldCard({ title, summary, startsOpen = false, className, children }: FoldCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card as="section" aria-labelledby={id} className={cx('max-md:py-3!', className)}>
      <div className="flex items-baseline gap-3 md:contents">
        <h2 id={id} className="flex-none text-18">
          {title}
        </h2>
        <span
          aria-hidden="true"
          className={cx(
            'min-w-0 flex-1 truncate text-right text-14 text-muted md:hidden',
            isOpen && 'invisible',
          )}
        >
          {summary}
        </span>
        <Chevron aria-hidden="true" className="flex-none self-center text-muted md:hidden" />
        {/* Covers the row. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          aria-label={`${title}: ${summary}`}
          className="absolute inset-x-0 top-0 h-13 rounded-10 md:hidden"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={`${id}-content`} className={cx('md:contents', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </Card>
  );
}
