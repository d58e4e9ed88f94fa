import { lazy, Suspense, useState } from 'react';
import { useSafety } from '../stores/safety.ts';

const SafetyDialogs = lazy(async () => ({ default: (await import('./safety-dialogs.tsx')).SafetyDialogs }));

/** Where the questions of blocking and reporting are put, once somebody asks for one. */
export function SafetyHost() {
  const asked = useSafety(({ question }) => question !== null);
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <SafetyDialogs />
    </Suspense>
  );
}
