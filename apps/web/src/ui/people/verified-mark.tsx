import { BadgeCheck } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';

/** Shows that a school is verified and by which domain, so that readers can judge what that proves. */
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
