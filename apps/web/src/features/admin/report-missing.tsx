import { adminCopy as copy } from '../../copy/admin.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { AdminRefusal } from './admin-refusal.tsx';

interface ReportMissingProps {
  /** Why the report is missing; null while it is loading. */
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a report that is loading or failed to load. */
export function ReportMissing({ error, onRetry }: ReportMissingProps) {
  const shown = useDelayedSkeleton(error === null);
  if (error) return <AdminRefusal error={error} onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <p role="status" className="my-4 text-14 text-muted">
        {copy.loading}
      </p>
      {shown ? <Skeleton className="h-72 w-full rounded-10" /> : null}
    </div>
  );
}
