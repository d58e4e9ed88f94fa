import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Reason {
  key: string;
  icon: ReactNode;
  /** A gap or an addition: the icon is brass. */
  brass?: boolean;
  text: ReactNode;
}

export function Reasons({ reasons, className }: { reasons: readonly Reason[]; className?: string }) {
  return (
    <ul className={cx('grid gap-2 text-14', className)}>
      {reasons.map((reason) => (
        <li key={reason.key} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5">
          <span className={cx('pt-0.5', reason.brass ? 'text-brass' : 'text-primary')}>{reason.icon}</span>
          <span className="wrap-anywhere">{reason.text}</span>
        </li>
      ))}
    </ul>
  );
}
