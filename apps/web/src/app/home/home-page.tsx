import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../stores/session.ts';
import { Footer } from '../header/footer.tsx';

const LandingPage = lazy(async () => ({
  default: (await import('../../features/landing/landing-page.tsx')).LandingPage,
}));
const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));

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
      <Footer className="mt-auto" />
    </Suspense>
  );
}
