import type { ReactNode } from 'react';

/**
 * An invisible polite live region. Keep it mounted and change its content: only changes are spoken.
 * A visible status line is better where there is room for one.
 */
export function Announcer({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  );
}
