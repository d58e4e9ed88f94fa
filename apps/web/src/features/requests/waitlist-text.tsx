import { cx } from 'class-variance-authority';
import { requestsCopy } from '../../copy/projects/requests.ts';

/** Why requests of a full project cannot be accepted. */
export function WaitlistText({ id, className }: { id: string; className?: string }) {
  return (
    <p id={id} className={cx('text-13 text-muted', className)}>
      {requestsCopy.waiting.fullText}
    </p>
  );
}
