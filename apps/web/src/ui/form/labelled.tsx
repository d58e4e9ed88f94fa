import type { ReactNode } from 'react';

interface LabelledProps {
  /** Without it only the children are shown. */
  text: string | undefined;
  children: ReactNode;
}

/** The visible name of a field that has an accessible one. */
export function Labelled({ text, children }: LabelledProps) {
  if (!text) return children;
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-14 font-semibold text-heading">
        {text}
      </p>
      {children}
    </div>
  );
}
