import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useKeptNumber } from '../lib/address/use-kept-number.ts';
import { Card } from './card.tsx';

/** The state of a card that something else can open, such as a link to its heading. */
export interface FoldState {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

interface FoldCardProps {
  title: string;
  /** Makes the heading an anchor that can receive the focus. */
  anchor?: { id: string; heading: Ref<HTMLHeadingElement> };
  /** What the folded card says beside its title. */
  summary: string;
  startsOpen?: boolean;
  /** Without it, the card has a state of its own. */
  fold?: FoldState;
  className?: string;
  children: ReactNode;
}

/** A card that is one row on phones until the user opens it. On wider screens it is always open. */
export function FoldCard(props: FoldCardProps) {
  const { title, anchor, summary, startsOpen = false, fold, className, children } = props;
  const ownId = useId();
  const id = anchor?.id ?? ownId;
  // Back shows the page as the user left it, so the scroll position is right.
  const [kept, keep] = useKeptNumber(`fold ${title}`);
  const { isOpen, onToggle } = fold ?? {
    isOpen: kept === undefined ? startsOpen : kept === 1,
    onToggle: (next: boolean) => keep(next ? 1 : 0),
  };
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card as="section" aria-labelledby={id} className={cx('max-md:py-3!', className)}>
      <div className="flex items-baseline gap-3 md:contents">
        <h2
          ref={anchor?.heading}
          id={id}
          tabIndex={anchor ? -1 : undefined}
          className={cx('flex-none', anchor ? 'scroll-mt-22 max-md:text-18 md:mb-3' : 'text-18')}
        >
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
          onClick={() => onToggle(!isOpen)}
        />
      </div>
      <div id={`${id}-content`} className={cx('md:contents', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </Card>
  );
}
