import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/**
 * A mention of a member; mentions of the viewer are highlighted. It has the same size as its text, so nothing
 * jumps.
 */
export function MentionMark({ own, children }: { own: boolean; children: ReactNode }) {
  return (
    <mark
      className={cx(
        'rounded-4 box-decoration-clone',
        own ? 'bg-primary text-on-primary' : 'bg-tint text-on-tint',
      )}
    >
      {children}
    </mark>
  );
}
