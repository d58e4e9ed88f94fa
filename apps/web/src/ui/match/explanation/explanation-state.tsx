import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../button.tsx';
import { Skeleton } from '../../state/skeleton.tsx';
import type { Reader } from './explained.ts';

/** Reserves the height of a usual explanation, so that nothing moves when it arrives. */
export function ExplanationLoading() {
  return (
    <div className="grid min-h-80 content-start gap-4">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-4 w-[84%]" />
      <Skeleton className="h-5 w-[48%]" />
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className="h-4 w-full" />
      ))}
    </div>
  );
}

/** The height of the sentence, the skills and a line below them. */
export function SummaryLoading() {
  return (
    <div className="grid min-h-28 content-start gap-3">
      <Skeleton className="h-4 w-[84%]" />
      <Skeleton className="h-6 w-[64%]" />
      <Skeleton className="h-4 w-[48%]" />
    </div>
  );
}

/** The height of a score in one line, which wraps once in most places. */
export function LineLoading() {
  return (
    <div className="grid min-h-10 content-start">
      <Skeleton className="h-4 w-[72%]" />
    </div>
  );
}

/** Instead of a score, while no skill of the user is known. */
export function NoScore({ reader, className = 'text-14' }: { reader: Reader; className?: string }) {
  const name = reader.kind === 'owner' ? reader.name : '';
  return (
    <p className={className}>
      {fill(copy.noScore[reader.kind], { name })}
      {reader.kind === 'user' ? (
        <>
          {' '}
          <a href={paths.skills()} className="link">
            {copy.addSkills}
          </a>
        </>
      ) : null}
    </p>
  );
}

export function ExplanationFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-14">
      <p>
        <b>{copy.failed}</b> {text}
      </p>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </div>
  );
}
