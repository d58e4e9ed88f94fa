import { cx } from 'class-variance-authority';

/** A grey bar that replaces a line of text. Hidden from screen readers, which get a text instead. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('min-h-3 rounded-4 bg-fill', className)} />;
}

/** Placeholder of a project card. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-59 flex-col gap-3 rounded-10 border bg-card p-5">
      <Skeleton className="h-5 w-[64%]" />
      <Skeleton className="w-full" />
      <Skeleton className="w-[84%]" />
      <Skeleton className="w-[48%]" />
      <div className="mt-2 flex gap-2">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-20" />
      </div>
      <div className="mt-auto grid gap-3">
        <Skeleton className="w-[48%]" />
        <Skeleton className="h-10 w-full rounded-6" />
      </div>
    </div>
  );
}

/** Placeholder of a list row: picture and two lines. */
export function RowSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 px-5 py-4">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="w-[40%]" />
        <Skeleton className="w-[72%]" />
      </div>
    </div>
  );
}
