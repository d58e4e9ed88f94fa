import { CalendarDays, ChevronRight, LogOut, MapPin, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { youCopy as copy, settingsCopy } from '../../copy/accounts/settings.ts';
import { shellCopy } from '../../copy/shell.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { dashboardEntries } from '../dashboard/dashboard-entries.ts';

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t first:border-t-0">
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 px-4 text-text no-underline hover:text-primary [&_svg]:size-5 [&_svg]:text-muted"
      >
        {icon}
        <span className="flex-1">{children}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Everything about the signed-in user as one list of links, mainly for phones. */
export function YouPage() {
  const user = useCurrentUser();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <div className="wrap max-w-160 py-6 md:pt-8 md:pb-16">
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="sr-only">{copy.title}</h1>
      <Link to={paths.person(user.username)} className="mb-6 flex items-center gap-4 text-text no-underline">
        <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={64} />
        <span className="min-w-0">
          <span className="block truncate text-18 font-bold text-heading">
            <bdi>{user.username}</bdi>
          </span>
          <span className="block truncate text-14 text-muted">{user.email}</span>
        </span>
      </Link>
      <nav aria-label={copy.navigation}>
        <ul className="rounded-10 border bg-card">
          {dashboardEntries(user.isAdmin).map(({ tab, label, Icon }) => (
            <Entry key={tab} to={paths.dashboard(tab)} icon={<Icon aria-hidden="true" />}>
              {label}
            </Entry>
          ))}
          <Entry to={paths.events()} icon={<CalendarDays aria-hidden="true" />}>
            {shellCopy.events}
          </Entry>
          <Entry to={paths.nearby()} icon={<MapPin aria-hidden="true" />}>
            {shellCopy.nearby}
          </Entry>
          <Entry to={paths.settings()} icon={<Settings aria-hidden="true" />}>
            {settingsCopy.title}
          </Entry>
        </ul>
      </nav>
      <Button className="mt-6" onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        {texts.dashboard.signOut}
      </Button>
    </div>
  );
}
