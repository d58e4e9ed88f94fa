import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState, SuccessState } from '../../ui/state-message.tsx';

interface LinkStateProps {
  kind: 'done' | 'void';
  title: string;
  text: ReactNode;
  /** What leads on. */
  children?: ReactNode;
}

/** How it went with a mail's link, in the middle of the page. The heading takes the focus, so that it is read. */
export function LinkState({ kind, title, text, children }: LinkStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const State = kind === 'done' ? SuccessState : EmptyState;
  return (
    <div className="m-auto w-full max-w-105 py-8">
      <PageTitle>{title}</PageTitle>
      <State
        title={
          <h1 ref={heading} tabIndex={-1} className="text-24">
            {title}
          </h1>
        }
        hint={text}
        action={children}
      />
    </div>
  );
}
