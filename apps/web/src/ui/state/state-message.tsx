import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { JoinedPiece, LoosePiece, MisalignedPiece } from '../illustration.tsx';

interface StateMessageProps {
  title: ReactNode;
  hint?: ReactNode;
  /** One button or link for the next step. */
  action?: ReactNode;
  className?: string;
}

function layout(className: string | undefined): string {
  return cx(
    'grid content-center justify-items-center gap-1 px-6 py-10 text-center text-14 text-muted',
    className,
  );
}

function words({ title, hint, action }: StateMessageProps) {
  return (
    <>
      <b className="text-16">{title}</b>
      {hint ? <span>{hint}</span> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </>
  );
}

/** Shown for an empty list. */
export function EmptyState(props: StateMessageProps) {
  return (
    <div className={layout(props.className)}>
      <LoosePiece />
      {words(props)}
    </div>
  );
}

/** A success message that fills a panel. */
export function SuccessState(props: StateMessageProps) {
  return (
    <div className={layout(props.className)}>
      <JoinedPiece />
      {words(props)}
    </div>
  );
}

interface ErrorStateProps extends StateMessageProps {
  /** Not announced, because a toast has announced the error already. */
  quiet?: boolean;
}

/** A part of the page that could not be loaded. Announced immediately. */
export function ErrorState({ quiet, ...props }: ErrorStateProps) {
  return (
    <div role={quiet ? undefined : 'alert'} className={layout(props.className)}>
      <MisalignedPiece />
      {words(props)}
    </div>
  );
}
