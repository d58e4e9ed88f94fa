import { useQuery } from '@tanstack/react-query';
import { LogOut, Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { settingsCopy } from '../../copy/accounts/settings.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { type DashboardTab, paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { dashboardEntries } from './dashboard-entries.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-2 rounded-6 px-3 text-14 font-medium whitespace-nowrap text-text no-underline ' +
  'hover:bg-fill md:min-h-10 md:justify-center md:px-0 lg:justify-start lg:gap-3 lg:px-3 [&_svg]:text-muted ' +
  'aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-on-tint aria-[current]:[&_svg]:text-on-tint';

/** On the narrow icon bar the label is hidden visually but stays in the accessible name. */
const labelClass = 'md:max-lg:sr-only';

interface DashboardSidebarProps {
  current: DashboardTab;
  isAdmin: boolean;
}

/** The number of open reports; the narrow icon bar has no space for it. */
function WaitingReports() {
  const { data } = useQuery(endpointQuery('reports.countOpen'));
  if (!data?.open) return null;
  return (
    <Badge size="sm" tone="danger" className="relative ml-auto md:max-lg:hidden">
      <span aria-hidden="true">{data.open}</span>
      <span className="sr-only">
        {data.open === 1 ? dashboardCopy.oneWaiting : fill(dashboardCopy.waiting, { count: data.open })}
      </span>
    </Badge>
  );
}

/** Links to the tabs and the sign-out button: a strip on phones, an icon bar, or a sidebar. */
export function DashboardSidebar({ current, isAdmin }: DashboardSidebarProps) {
  const signOut = useSignOut();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip scrolls to the current tab
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <nav
      aria-label={dashboardCopy.navigation}
      className="scrollbar-none overflow-x-auto border-b md:overflow-visible bg-bg px-4 py-2 md:border-r md:border-b-0 md:bg-surface md:px-2 md:py-6 lg:px-4 dark:md:bg-bg"
    >
      <ul ref={list} className="flex w-max gap-0.5 md:sticky md:top-22 md:grid md:w-auto">
        {dashboardEntries(isAdmin).map(({ tab, label, hint, Icon }) => (
          <li key={tab}>
            <Link
              to={paths.dashboard(tab)}
              aria-current={tab === current ? 'page' : undefined}
              title={hint ? `${label}: ${hint}` : label}
              className={entryClass}
            >
              <Icon aria-hidden="true" className="size-5" />
              <span className={labelClass}>{label}</span>
              {tab === 'reports' ? <WaitingReports /> : null}
              {tab === 'profile' ? (
                <Badge size="sm" className="ml-auto max-lg:hidden">
                  {isAdmin ? texts.dashboard.admin : texts.dashboard.user}
                </Badge>
              ) : null}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.settings()} title={settingsCopy.title} className={entryClass}>
            <Settings aria-hidden="true" className="size-5" />
            <span className={labelClass}>{settingsCopy.title}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            title={texts.dashboard.signOut}
            className={entryClass}
            onClick={() => void signOut()}
          >
            <LogOut aria-hidden="true" className="size-5" />
            <span className={labelClass}>{texts.dashboard.signOut}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
