import type { ReactNode } from 'react';

interface CardHeadingProps {
  /** Labels the card. */
  id: string;
  title: string;
  /** Beside the title: a link to everything, or a state. */
  children: ReactNode;
}

/** The first line of a card. */
export function CardHeading({ id, title, children }: CardHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </div>
  );
}
