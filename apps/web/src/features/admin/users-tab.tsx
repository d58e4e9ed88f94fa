import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { adminCopy as copy } from '../../copy/admin.ts';
import { type AdminView, adminViews, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { PeopleView } from './people-view.tsx';

const views = {
  people: PeopleView,
  audit: lazy(async () => ({ default: (await import('./audit-view.tsx')).AuditView })),
  insights: lazy(async () => ({ default: (await import('./insights-view.tsx')).InsightsView })),
  exposure: lazy(async () => ({ default: (await import('./exposure-view.tsx')).ExposureView })),
} as const;

function viewOf(name: string | null): AdminView {
  return adminViews.find((view) => view === name?.toLowerCase()) ?? 'people';
}

const linkClass =
  'relative inline-flex min-h-11 items-center px-1 text-14 font-medium whitespace-nowrap text-muted no-underline ' +
  'outline-offset-[-2px] hover:text-heading aria-[current]:font-bold aria-[current]:text-heading ' +
  'aria-[current]:after:tail-up aria-[current]:after:absolute aria-[current]:after:inset-x-0 ' +
  'aria-[current]:after:bottom-px aria-[current]:after:h-1 aria-[current]:after:bg-primary';

/** Links to users, audit trail, page views and exposure. Each view has a separate address. */
export function UsersTab() {
  const [search] = useSearchParams();
  const current = viewOf(search.get('view'));
  const View = views[current];
  return (
    <>
      <PageTitle>{texts.dashboard.users}</PageTitle>
      <h1 className="mb-2">{texts.dashboard.users}</h1>
      <nav aria-label={copy.views.label} className="scrollbar-none mb-6 overflow-x-auto border-b">
        <ul className="-mb-px flex gap-5">
          {adminViews.map((view) => (
            <li key={view}>
              <Link
                to={paths.admin(view)}
                aria-current={view === current ? 'page' : undefined}
                className={linkClass}
              >
                {copy.views[view]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <SectionBoundary key={current}>
          <View />
        </SectionBoundary>
      </Suspense>
    </>
  );
}
