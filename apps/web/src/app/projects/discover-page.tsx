import { projectsCopy } from '../../copy/projects/projects.ts';
import { ProjectBrowser } from '../../features/projects/browser/project-browser.tsx';
import { JoinAction } from '../../features/requests/join-action.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';

/** The projects browser as a separate page, also for visitors. */
export function DiscoverPage() {
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle canonical="/Discover">{projectsCopy.discoverTitle}</PageTitle>
      <h1 className="mb-6">{projectsCopy.discoverTitle}</h1>
      <SectionBoundary>
        <ProjectBrowser moreFilters renderAction={(project) => <JoinAction project={project} />} />
      </SectionBoundary>
    </div>
  );
}
