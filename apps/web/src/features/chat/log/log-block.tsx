import { type ReactNode, useEffect, useState } from 'react';
import { nextFrame } from './next-frame.ts';

interface LogBlockProps {
  /** Number of rows. */
  count: number;
  children: ReactNode;
}

/**
 * A block of log rows that is not painted while it is far from the viewport. It is painted once first, and
 * again when rows change, so that its reserved size is always right.
 */
export function LogBlock({ count, children }: LogBlockProps) {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    let current = true;
    void nextFrame().then(() => current && setPainted(count));
    return () => {
      current = false;
    };
  }, [count]);
  return <div className={painted === count ? 'log-block far-unpainted' : 'log-block'}>{children}</div>;
}
