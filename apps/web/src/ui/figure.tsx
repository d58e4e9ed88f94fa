import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A number with its label, in a `dl`. */
export function Figure({ label, className = '', children }: FigureProps) {
  return (
    <div className={`grid content-start gap-0.5 ${className}`}>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="font-semibold text-heading tabular-nums">{children}</dd>
    </div>
  );
}
