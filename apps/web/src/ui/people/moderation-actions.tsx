import { lazy, Suspense } from 'react';
import type { ReportedThing } from '../../stores/moderation.ts';
import { useCurrentUser } from '../../stores/session.ts';

const ModerationMenu = lazy(async () => ({
  default: (await import('./moderation-menu.tsx')).ModerationMenu,
}));

/**
 * Report and block actions against another user or their content. Renders nothing for the user's own content.
 */
export function ModerationActions({ thing }: { thing: ReportedThing }) {
  const user = useCurrentUser();
  if (!user || user.id === thing.person.id) return null;
  return (
    <Suspense fallback={<span className="size-10 max-md:size-11" />}>
      <ModerationMenu thing={thing} />
    </Suspense>
  );
}
