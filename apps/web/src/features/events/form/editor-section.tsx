import type { ReactNode, RefObject } from 'react';

interface EditorSectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  text: string;
  /** Makes the heading able to receive the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of the page on which organisers edit an event, with its heading and an explanation. */
export function EditorSection({ id, title, text, heading, children }: EditorSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={heading ? -1 : undefined} id={id}>
          {title}
        </h2>
        <p className="max-w-[68ch] text-14 text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
