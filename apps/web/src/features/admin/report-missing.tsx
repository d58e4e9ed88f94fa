import { adminCopy as copy } from '../../copy/admin.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { useShownWhile } from '../../ui/use-shown-while.ts';

interface ReportMissingProps {
  /** Why the report is missing; null while it is loading. */
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a report that is loading or failed to load. */
export function ReportMissing({ error, onRetry }: ReportMissingProps) {
  const shown = useShownWhile(error === null);
  if (error)
    return (
      <ErrorState
        title={copy.failed}
        hint={errorText(error)}
        action={<Button onClick={onRetry}>{uiCopy.reload}</Button>}
        className="rounded-10 border"
      />
    );
  return (
    <div aria-busy="true">
      <p role="status" className="my-4 text-14 text-muted">
        {copy.loading}
      </p>
      {shown ? <Skeleton className="h-72 w-full rounded-10" /> : null}
    </div>
  );
}
