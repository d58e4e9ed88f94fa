import { Bell } from 'lucide-react';
import { isUnder, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { NotificationCount } from './notification-count.tsx';

/** The bell on larger screens. On phones it is in the bottom bar. */
export function NotificationsLink({ pathname }: { pathname: string }) {
  return (
    <a
      href={paths.notifications()}
      aria-current={isUnder(pathname, paths.notifications()) ? 'page' : undefined}
      className={buttonClass({ variant: 'ghost', size: 'square', className: 'relative max-md:hidden' })}
    >
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">{texts.header.notifications}</span>
      <NotificationCount className="absolute top-px -right-px" />
    </a>
  );
}
