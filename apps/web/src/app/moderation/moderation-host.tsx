import { lazy, Suspense, useState } from 'react';
import { useModeration } from '../../stores/moderation.ts';

const ModerationDialogs = lazy(async () => ({
  default: (await import('./moderation-dialogs.tsx')).ModerationDialogs,
}));

/** Loads the block and report dialogs when one is first requested. */
export function ModerationHost() {
  const asked = useModeration(({ question }) => question !== null);
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <ModerationDialogs />
    </Suspense>
  );
}
