import { type ReactNode, useEffect, useRef, useState } from 'react';

interface LogBlockProps {
  /** Number of rows. */
  count: number;
  children: ReactNode;
}

/**
 * A block of log rows that is not painted while it is out of view. It is painted once first, and again when rows
 * change, so that its reserved size is always right. A block in view stays as it is: the change would hide it for a
 * frame.
 */
export function LogBlock({ count, children }: LogBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    if (!block.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      setPainted(count);
    });
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div ref={block} className={painted === count ? 'log-block far-unpainted' : 'log-block'}>
      {children}
    </div>
  );
}
