import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { useToasts } from '../stores/toasts.ts';

const loadToaster = () => import('../ui/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Shows the toasts. They load when the page is idle: a lost connection must be able to tell of itself. */
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
