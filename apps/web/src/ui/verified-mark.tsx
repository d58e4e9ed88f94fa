import { BadgeCheck } from 'lucide-react';
import { uiCopy } from '../copy/ui.ts';
import { fill } from '../texts.ts';

/** Says that a school is proved, and by which domain: whoever reads it can judge what that is worth. */
export function VerifiedMark({ domain }: { domain: string }) {
  return (
    <span
      title={fill(uiCopy.verifiedBy, { domain })}
      className="inline-flex items-center gap-1 text-13 font-semibold whitespace-nowrap text-success"
    >
      <BadgeCheck aria-hidden="true" />
      {uiCopy.verified}
      <span className="sr-only">{`, ${fill(uiCopy.verifiedBy, { domain })}`}</span>
    </span>
  );
}
