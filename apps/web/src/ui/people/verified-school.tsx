import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';
import { VerifiedMark } from './verified-mark.tsx';

interface SchoolDomains {
  schoolVerifiedBy: string | null;
  schoolAddressAt: string | null;
}

/**
 * The mark of a verified school, or the domain of an address that verifies nothing. Nothing without a verified address.
 */
export function VerifiedSchool({ of: { schoolVerifiedBy, schoolAddressAt } }: { of: SchoolDomains }) {
  if (schoolVerifiedBy !== null) return <VerifiedMark domain={schoolVerifiedBy} />;
  if (schoolAddressAt === null) return null;
  return (
    <span className="text-13 text-muted wrap-anywhere">
      {fill(uiCopy.addressAt, { domain: schoolAddressAt })}
    </span>
  );
}
