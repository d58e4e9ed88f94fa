import { lazy, Suspense, useState } from 'react';
import { useSafety } from '../../stores/moderation.ts';

const SafetyDialogs = lazy(async () => ({
  default: (await import('./moderation-dialogs.tsx')).SafetyDialogs,
}));

/** Loads the block and report dialogs when one is first requested. */
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
