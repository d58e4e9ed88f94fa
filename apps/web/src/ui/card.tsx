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
}

/** A card with the brass tail at its top edge: a matching result. */
export function TopMatchCard({ mark, className, children, ...props }: TopMatchCardProps) {
  return (
    <Card {...props} className={cx('border-brass-line pt-11 md:pt-11', className)}>
      <span className="tail-top absolute -top-px left-3 inline-flex h-7 items-center gap-1.5 bg-brass pr-[18px] pl-4 text-13 font-bold text-on-brass md:left-5">
        <JointIcon kind="joined" />
        {mark}
      </span>
      {children}
    </Card>
  );
}
