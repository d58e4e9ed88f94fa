import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { fill } from '../../texts.ts';

interface NoteTextProps {
  note: string;
  /** The name of the sender. */
  from: string;
  className?: string;
}

/** A note, on phones in two lines until the user opens it. */
export function NoteText({ note, from, className }: NoteTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    // Before the first paint, so that the rows below do not move.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={className}>
      <p
        ref={text}
        tabIndex={-1}
        className={cx(
          'text-14 wrap-anywhere whitespace-pre-wrap text-text',
          !isOpen && 'max-md:line-clamp-2',
        )}
      >
        {note}
      </p>
      {isCut && !isOpen ? (
        <button
          type="button"
          className="link relative inline-flex min-h-6 items-center text-13"
          aria-label={fill(notificationsCopy.moreOf, { name: from })}
          onClick={() => {
            setOpen(true);
            text.current?.focus({ preventScroll: true });
          }}
        >
          {notificationsCopy.more}
        </button>
      ) : null}
    </div>
  );
}
