import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shellCopy } from '../../copy/shell.ts';

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shown while the browser reports no network. Loaded content stays readable. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
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
