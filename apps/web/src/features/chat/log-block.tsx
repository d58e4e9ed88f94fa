import { type ReactNode, useEffect, useState } from 'react';
import { nextFrame } from './next-frame.ts';

interface LogBlockProps {
  /** How many rows it has. */
  count: number;
  children: ReactNode;
}

/**
 * Some rows of the log, left out of painting while they are far from view. They are drawn once before that, and again
 * when some come or go, so that the place they keep is always their own size.
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
