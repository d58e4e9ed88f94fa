import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { useConnectionState } from '../../../lib/api/use-realtime.ts';

/** Shorter interruptions are not shown. */
const showAfterMs = 3000;

export function ConnectionBanner() {
  const state = useConnectionState();
  const offline = state === 'offline' || state === 'refused';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!offline) return;
    const timer = setTimeout(() => setShown(true), showAfterMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [offline]);
  return (
    <div role="status">
      {shown ? (
        <p className="flex items-start gap-2 border-b bg-info-tint px-4 py-2 text-13 text-info md:px-6">
          <WifiOff aria-hidden="true" className="mt-0.5" />
          {state === 'refused' ? chatCopy.refused : chatCopy.offline}
        </p>
      ) : null}
    </div>
  );
}
