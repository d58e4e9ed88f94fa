import { cx } from 'class-variance-authority';
import { type ReactElement, useEffect, useRef, useState } from 'react';

interface ScrollAreaProps {
  /** The accessible name. */
  label: string;
  className: string;
  /** One element, such as a table. */
  children: ReactElement;
}

/** Scrolls its content sideways. Only while the content is wider, it is a region that the keyboard reaches. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={area}
      className={cx('relative overflow-x-auto', className)}
      {...(isWider && { 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </section>
  );
}
