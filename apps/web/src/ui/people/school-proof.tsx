import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';
import { VerifiedMark } from './verified-mark.tsx';

interface Proved {
  schoolVerifiedBy: string | null;
  schoolAddressAt: string | null;
}

/** The mark of a verified school, or the domain of an address that verifies nothing. Nothing without a proved address. */
export function SchoolProof({ of: { schoolVerifiedBy, schoolAddressAt } }: { of: Proved }) {
  if (schoolVerifiedBy !== null) return <VerifiedMark domain={schoolVerifiedBy} />;
  if (schoolAddressAt === null) return null;
  return (
    <span className="text-13 text-muted wrap-anywhere">
      {fill(uiCopy.addressAt, { domain: schoolAddressAt })}
    </span>
  );
}
