import { WifiOff } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { useNetwork } from '../../lib/use-network.ts';

/** Shown while the browser reports no network. Loaded content stays readable. */
export function OfflineBanner() {
  const online = useNetwork();
  return (
    <div role="status">
      {online ? null : (
        <p className="flex min-h-10 items-center justify-center gap-2 bg-brass-tint px-4 py-2 text-14 font-medium text-brass">
          <WifiOff aria-hidden="true" />
          {shellCopy.offline}
        </p>
      )}
    </div>
  );
}
