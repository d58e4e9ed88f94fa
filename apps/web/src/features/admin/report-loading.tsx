import { adminCopy } from '../../copy/admin.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShownWhile } from '../../ui/use-shown-while.ts';

/** In place of a report that is being asked for. */
export function ReportLoading() {
  const shown = useShownWhile(true);
  return (
    <div aria-busy="true">
      <p role="status" className="my-4 text-14 text-muted">
        {adminCopy.loading}
      </p>
      {shown ? <Skeleton className="h-72 w-full rounded-10" /> : null}
    </div>
  );
}
