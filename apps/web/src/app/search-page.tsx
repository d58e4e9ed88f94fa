import { useSearchParams } from 'react-router';
import { projectsCopy } from '../copy/projects.ts';
import { ProjectBrowser } from '../features/projects/project-browser.tsx';
import { JoinAction } from '../features/requests/join-action.tsx';
import { fill } from '../texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Projects that contain what was searched for, anywhere. */
export function SearchPage() {
  const [search] = useSearchParams();
  const term = search.get('searchTerm')?.trim();
  const title = term ? fill(projectsCopy.searchFor, { term }) : projectsCopy.searchTitle;
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-6 break-words">{title}</h1>
      <ProjectBrowser autoFocus={!term} renderAction={(project) => <JoinAction project={project} />} />
    </div>
  );
}
