import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useToasts } from '../../stores/toasts.ts';

const loadToaster = () => import('../../ui/overlay/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Shows the toasts. Loads when the page is idle, because a toast may have to report a lost connection. */
export function ToastHost() {
  const { waiting, take } = useToasts();
  const [needed, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => void loadToaster().catch(() => undefined)), []);
  if (waiting.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster waiting={waiting} take={take} />
    </Suspense>
  );
}
