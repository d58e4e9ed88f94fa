import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import { shellCopy } from '../../copy/shell.ts';
import { RecommendedProjects } from '../../features/matching/recommended-projects.tsx';
import { ProjectBrowser } from '../../features/projects/browser/project-browser.tsx';
import { JoinAction } from '../../features/requests/join-action.tsx';
import { usePageCache } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { newsQuery } from '../today/news.tsx';
import { Today } from './today.tsx';

function Welcome({ username }: { username: string }) {
  const { data } = useQuery(newsQuery);
  const greeting = data?.since === null ? homeCopy.firstGreeting : homeCopy.greeting;
  return (
    <section className="flex flex-col items-stretch justify-between gap-4 pb-6 md:flex-row md:items-end md:gap-6">
      <div>
        <h1>
          {texts.landing.welcomeBack} {shellCopy.name}
        </h1>
        <p className="text-muted">{fill(greeting, { username })}</p>
      </div>
      <div className="flex gap-2 max-md:[&>*]:flex-1">
        <Link to={paths.discover()} className={buttonClass({ variant: 'primary' })}>
          {texts.landing.discoverProjects}
        </Link>
        <Link to={paths.dashboard()} className={buttonClass()}>
          {texts.landing.myDashboard}
        </Link>
      </div>
    </section>
  );
}

/** The home page of signed-in users: welcome, today, projects browser, recommended projects. */
export function SignedInHome({ user }: { user: SessionUser }) {
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{homeCopy.title}</PageTitle>
      <QueryClientProvider client={usePageCache()}>
        <Welcome username={user.username} />
        <Today userId={user.id}>
          {/* Suspense, here and in Today: React hydrates each part by itself, so no task is long. */}
          <Suspense>
            <SectionBoundary>
              <ProjectBrowser renderAction={(project) => <JoinAction project={project} />} />
            </SectionBoundary>
          </Suspense>
          <div id="recommended" className="scroll-mt-20">
            <Suspense>
              <SectionBoundary className="mt-8 md:mt-16">
                <RecommendedProjects userId={user.id} />
              </SectionBoundary>
            </Suspense>
          </div>
        </Today>
      </QueryClientProvider>
    </div>
  );
}
