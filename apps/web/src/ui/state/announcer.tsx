import type { ReactNode } from 'react';

/**
 * An invisible polite live region. Keep it mounted and change its content: screen readers announce only
 * changes. Prefer a visible status line where there is space.
 */
export function Announcer({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  );
}
