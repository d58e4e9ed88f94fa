import { lazy, Suspense } from 'react';
import type { ReportedThing } from '../../stores/moderation.ts';
import { useCurrentUser } from '../../stores/session.ts';

const SafetyMenu = lazy(async () => ({ default: (await import('./moderation-menu.tsx')).SafetyMenu }));

/**
 * Report and block actions against another user or their content. Renders nothing for the user's own content.
 */
export function SafetyActions({ thing }: { thing: ReportedThing }) {
  const user = useCurrentUser();
  if (!user || user.id === thing.person.id) return null;
  return (
    <Suspense fallback={<span className="size-10" />}>
      <SafetyMenu thing={thing} />
    </Suspense>
  );
}
