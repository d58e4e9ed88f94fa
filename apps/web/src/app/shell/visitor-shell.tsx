import type { ReactNode } from 'react';
import { Footer } from '../header/footer.tsx';
import { Header } from '../header/header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SkipLink } from './skip-link.tsx';

interface VisitorShellProps {
  pathname: string;
  children: ReactNode;
}

/** A prerendered page for visitors, without router and server data. Its links are ordinary links. */
export function VisitorShell({ pathname, children }: VisitorShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header pathname={pathname} />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex-1 outline-0">
        {children}
      </main>
      <Footer />
      <Shortcuts go={(href) => location.assign(href)} />
    </div>
  );
}
