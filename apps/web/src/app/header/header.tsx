import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { isUnder, paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Logo } from '../../ui/logo.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { HeaderSearch } from './header-search.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const ChatsCount = lazy(async () => ({ default: (await import('./chats-count.tsx')).ChatsCount }));
const SignedInTools = lazy(async () => ({ default: (await import('./signed-in-tools.tsx')).SignedInTools }));

const navLinkClass =
  'relative inline-flex min-h-10 items-center rounded-6 px-3 text-14 font-medium text-text no-underline hover:bg-fill ' +
  'hover:text-heading aria-[current]:font-bold aria-[current]:text-heading';

const navEntries = [
  { href: paths.chats(), label: texts.header.chats },
  { href: paths.discover(), label: texts.header.discoverProjects },
  { href: paths.events(), label: shellCopy.events },
];

function MainNav({ pathname }: { pathname: string }) {
  const isUser = useCurrentUser() !== null;
  return (
    <nav aria-label={shellCopy.main} className="ml-auto flex gap-1 max-md:hidden">
      {navEntries.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          aria-current={isUnder(pathname, href) ? 'page' : undefined}
          className={navLinkClass}
        >
          {label}
          {isUser && href === paths.chats() ? (
            <Suspense>
              <SectionBoundary look="row">
                <ChatsCount className="absolute top-0.5 -right-1" />
              </SectionBoundary>
            </Suspense>
          ) : null}
        </a>
      ))}
    </nav>
  );
}

/** The width of the tools of a guest, so that none moves if the document arrives before the last one. */
const guestToolsClass = 'min-w-43 md:min-w-30';

function AccountTools({ pathname }: { pathname: string }) {
  const user = useCurrentUser();
  if (!user) {
    return (
      <a href={paths.signIn()} className={buttonClass({ className: 'ml-2 min-w-17' })}>
        {texts.header.login}
      </a>
    );
  }
  return (
    <Suspense fallback={<span className="size-10 md:w-21" />}>
      <SectionBoundary look="row">
        <SignedInTools user={user} pathname={pathname} />
      </SectionBoundary>
    </Suspense>
  );
}

interface HeaderProps {
  /** The current path, to mark the current link. */
  pathname: string;
  /** The term of the search page. */
  term: string;
  className?: string;
}

/** The sticky header of every page. In the dashboard and the chat it spans the full width. */
export function Header({ pathname, term, className }: HeaderProps) {
  const wide = isUnder(pathname, paths.dashboard()) || isUnder(pathname, paths.chats());
  const isGuest = useCurrentUser() === null;
  return (
    <header className={cx('sticky top-0 z-20 border-b bg-bg print:hidden', className)}>
      <div className={cx('flex h-14 items-center gap-1 md:h-16 md:gap-6', wide ? 'px-4 md:px-6' : 'wrap')}>
        <a href={paths.home()} className="rounded-6 no-underline max-md:mr-auto">
          <Logo />
        </a>
        <HeaderSearch term={term} />
        <MainNav pathname={pathname} />
        <div className={cx('flex items-center gap-1', isGuest && guestToolsClass)}>
          <a
            href={paths.search()}
            aria-label={shellCopy.search}
            className={buttonClass({ variant: 'ghost', size: 'square', className: 'min-[900px]:hidden' })}
          >
            <Search aria-hidden="true" className="size-5" />
          </a>
          <ThemeToggle />
          <AccountTools pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
