import { useHydrated } from '../../lib/use-hydrated.ts';
import { Count } from '../../ui/count.tsx';

interface CornerCountProps {
  /** A dot is shown for zero. */
  value: number;
  /** For screen readers, after the name of the link. */
  text: string;
  className: string;
}

/** A number, or a dot, on the corner of a link or icon. */
export function CornerCount({ value, text, className }: CornerCountProps) {
  // Not on the server: the data can be there, or change, before this part of the page is hydrated.
  if (!useHydrated()) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        {value > 0 ? (
          <Count value={value} size="sm" />
        ) : (
          <span className="block size-2 rounded-full border-2 border-bg bg-primary box-content" />
        )}
      </span>
      <span className="sr-only"> ({text})</span>
    </>
  );
}
