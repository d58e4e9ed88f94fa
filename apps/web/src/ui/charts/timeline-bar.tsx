interface TimelineBarProps {
  /** How much of the time has passed, in percent (0–100). */
  passed: number;
  start: string;
  length: string;
  end: string;
}

/** The duration of a project as a bar with a mark at today. */
export function TimelineBar({ passed, start, length, end }: TimelineBarProps) {
  const now = `${Math.min(100, Math.max(0, passed))}%`;
  return (
    <div>
      <div aria-hidden="true" className="relative mt-3 mb-2 h-2 rounded-2 bg-fill">
        <div className="absolute inset-0 rounded-2 bg-heading opacity-16" />
        <div className="absolute inset-y-0 left-0 rounded-2 bg-heading" style={{ width: now }} />
        <div className="absolute -top-1 h-4 w-0.5 bg-primary" style={{ left: now }} />
      </div>
      <div className="flex justify-between gap-2 text-12 text-muted">
        <span>{start}</span>
        <span>{length}</span>
        <span>{end}</span>
      </div>
    </div>
  );
}
