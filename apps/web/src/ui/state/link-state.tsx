import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../page-title.tsx';
import { Spinner } from './spinner.tsx';
import { EmptyState, SuccessState } from './state-message.tsx';

interface LinkStateProps {
  kind: 'done' | 'failed';
  title: string;
  text: ReactNode;
  /** Links or buttons for the next step. */
  children?: ReactNode;
}

/** The result of opening a link from an email. The heading takes the focus, so that it is read out. */
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

/** Shown while the link of an email is opened. */
export function LinkOpening({ title, text }: { title: string; text: string }) {
  return (
    <div className="m-auto grid justify-items-center gap-3 py-8">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-24">{title}</h1>
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
