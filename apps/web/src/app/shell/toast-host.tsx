import { lazy, Suspense, useEffect, useState } from 'react';
import { preloadLater } from '../../lib/when-idle.ts';
import { useToasts } from '../../stores/toasts.ts';

const loadToaster = () => import('../../ui/overlay/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Shows the toasts. Loads with the first of them or earlier, because a toast may have to report a lost connection. */
export function ToastHost({ page, inRoom }: { page: string; inRoom: boolean }) {
  const { waiting, take } = useToasts();
  const [needed, setNeeded] = useState(false);
  useEffect(() => preloadLater(loadToaster), []);
  if (waiting.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster waiting={waiting} take={take} page={page} inRoom={inRoom} />
    </Suspense>
  );
}
