import { cx } from 'class-variance-authority';
import type { HTMLAttributes, ReactNode } from 'react';
import { JointIcon } from './match/joint-icon.tsx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `flat` has no edge. */
  flat?: boolean;
}

/** A card on the page: with an edge, never with a shadow. */
export function Card({ as: Element = 'div', flat, className, ...props }: CardProps) {
  return (
    <Element
      {...props}
      className={cx(
        'relative min-w-0 rounded-10 border p-4 md:p-6',
        flat ? 'border-transparent bg-surface' : 'bg-card',
        className,
      )}
    />
  );
}

interface TopMatchCardProps extends CardProps {
  /** The label on the tail. */
  mark: ReactNode;
  /** A lighter tail, for the best match if it is not a strong one. */
  quiet?: boolean;
}

/** A card with the brass tail at its top edge: a matching result. */
export function TopMatchCard({ mark, quiet, className, children, ...props }: TopMatchCardProps) {
  return (
    <Card {...props} className={cx(!quiet && 'border-brass-line', 'pt-11 md:pt-11', className)}>
      <span
        className={cx(
          'tail-top absolute -top-px left-3 inline-flex h-7 items-center gap-1.5 pr-[18px] pl-4 text-13 md:left-5',
          quiet ? 'bg-brass-tint font-semibold text-brass' : 'bg-brass font-bold text-on-brass',
        )}
      >
        <JointIcon kind={quiet ? 'outlined' : 'joined'} />
        {mark}
      </span>
      {children}
    </Card>
  );
}
