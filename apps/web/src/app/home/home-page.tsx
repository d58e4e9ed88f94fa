import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { servedVisit } from '../../lib/served/served-visit.ts';
import { useCurrentUser } from '../../stores/session.ts';

const LandingPage = lazy(async () => ({
  default: (await import('../../features/landing/landing-page.tsx')).LandingPage,
}));
const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));

/** The server renders both pages with their data. The browser fetches it when it shows them. */
export async function homeLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const visit = context.get(servedVisit);
  if (!visit) return null;
  const { fillHome } = await import('./home.queries.ts');
  const home = visit.user && fillHome(visit, visit.user.id, new URL(request.url).searchParams);
  [visit.config] = await Promise.all([visit.call('system.config'), home]);
  return null;
}

/** The home page: the landing page for visitors, the projects for signed-in users. */
export function HomePage() {
  const user = useCurrentUser();
  if (user) {
    return (
      <Suspense>
        <SignedInHome user={user} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <LandingPage />
    </Suspense>
  );
}
