import type { ReactNode } from 'react';

/** A number with its label, in a `dl`. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="font-semibold text-heading tabular-nums">{children}</dd>
    </div>
  );
}
