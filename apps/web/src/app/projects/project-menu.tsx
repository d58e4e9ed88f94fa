import { useQuery } from '@tanstack/react-query';
import { projectsCopy } from '../../copy/projects/projects.ts';
import type { ProjectDetails } from '../../features/projects/projects.queries.ts';
import { waitingQuery } from '../../features/requests/requests.queries.ts';
import { fill } from '../../texts.ts';
import { managesTeam } from './project-page.loader.ts';

const { menu: copy } = projectsCopy.page;

/** Jumps to the sections of a project's page on small screens, where they are below each other. */
export function ProjectMenu({ project }: { project: ProjectDetails }) {
  const manages = managesTeam(project);
  const { data: waiting = [] } = useQuery({ ...waitingQuery(project.id), enabled: manages });
  const { coverage, hours } = project;
  const entries = [
    ...(manages && waiting.length > 0
      ? [{ id: 'waiting-requests', label: fill(copy.requests, { count: waiting.length }) }]
      : []),
    { id: 'project-team', label: copy.team },
    ...(coverage.skills.length > 0 ? [{ id: 'team-coverage', label: copy.coverage }] : []),
    ...(hours && hours.people.length > 1 ? [{ id: 'shared-hours', label: copy.hours }] : []),
    { id: 'comments', label: copy.comments },
  ];
  return (
    <nav aria-label={copy.label} className="-mx-4 overflow-x-auto border-y px-4 md:-mx-8 md:px-8 lg:hidden">
      <ul className="flex gap-4">
        {entries.map(({ id, label }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-14 font-semibold text-muted no-underline hover:text-heading"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
