import { lazy, Suspense, useState } from 'react';
import { useToasts } from '../stores/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Loads the toasts with the first message, then keeps them. */
export function ToastHost() {
  const { waiting, take } = useToasts();
  const [needed, setNeeded] = useState(false);
  if (waiting.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster waiting={waiting} take={take} />
    </Suspense>
  );
}
