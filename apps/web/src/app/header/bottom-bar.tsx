import { Bell, Compass, House, MessageSquare, User } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { isUnder, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { ChatsCount } from './chats-count.tsx';
import { NotificationCount } from './notification-count.tsx';

const entries = [
  { href: paths.home(), label: shellCopy.home, Icon: House },
  { href: paths.discover(), label: shellCopy.discover, Icon: Compass },
  { href: paths.chats(), label: texts.header.chats, Icon: MessageSquare },
  { href: paths.notifications(), label: texts.header.notifications, Icon: Bell },
  { href: paths.you(), label: shellCopy.you, Icon: User },
];

/** The pages that the You page links to. */
const ownSections = [paths.you(), paths.dashboard(), paths.settings(), paths.nearby()];

/** Whether an entry leads to the section that the current page belongs to. */
function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.you()) return ownSections.some((section) => isUnder(pathname, section));
  return isUnder(pathname, href);
}

const entryClass =
  'relative grid content-center justify-items-center gap-0.5 text-[11px] leading-[14px] font-medium tracking-tight ' +
  'text-muted no-underline outline-offset-[-2px] aria-[current]:font-bold aria-[current]:text-primary ' +
  'aria-[current]:before:tail-down aria-[current]:before:absolute aria-[current]:before:-top-px ' +
  'aria-[current]:before:h-1 aria-[current]:before:w-10 aria-[current]:before:bg-primary';

/** The five sections at the bottom of phone screens, for signed-in users. */
export function BottomBar({ pathname }: { pathname: string }) {
  return (
    <nav
      aria-label={shellCopy.sections}
      className="fixed inset-x-0 bottom-0 z-20 grid h-14 grid-cols-5 border-t bg-bg pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {entries.map(({ href, label, Icon }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent(href, pathname) ? 'page' : undefined}
          className={entryClass}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
          {Icon === MessageSquare ? <ChatsCount className="absolute top-1 left-1/2 ml-1" /> : null}
          {Icon === Bell ? <NotificationCount className="absolute top-1 left-1/2 ml-1" /> : null}
        </a>
      ))}
    </nav>
  );
}
