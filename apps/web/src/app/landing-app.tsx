import { LandingPage } from '../features/landing/landing-page.tsx';
import { paths } from '../paths.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The first page of a visitor, without router and server data. Its links are ordinary ones. */
export function LandingApp() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header pathname={paths.home()} />
      <main id="main" tabIndex={-1} className="outline-0">
        <LandingPage />
      </main>
      <Footer />
    </div>
  );
}
