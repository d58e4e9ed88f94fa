import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { useDay } from '../../lib/time/use-format-day.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import type { PersonDetails } from './people.queries.ts';

const copy = peopleCopy.page;

/** Projects before 'Show all'. */
const shownAtFirst = 5;

type PersonProject = PersonDetails['projects'][number];

function ProjectRow({ project }: { project: PersonProject }) {
  const day = useDay(project.date);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 not-first:border-t hover:bg-fill md:px-5">
      <h3 className="min-w-0 truncate">
        <Link to={paths.project(project.slug)} className="title-link after:absolute after:inset-0">
          <bdi>{project.title}</bdi>
        </Link>
      </h3>
      <Badge size="sm" className="justify-self-end">
        {copy.projectRole[project.role]}
      </Badge>
      <p className="truncate text-14 text-muted">{project.description}</p>
      <p className="text-right text-13 whitespace-nowrap text-muted">
        {project.date ? <time dateTime={project.date}>{day}</time> : day}
      </p>
    </li>
  );
}

/** The projects that the user owns or is a member of. */
export function PersonProjects({ projects }: { projects: readonly PersonProject[] }) {
  const { list, isFolded, showAll } = useShowAll('projects', projects.length, shownAtFirst);
  return (
    <section aria-labelledby="person-projects" className="min-w-0">
      <h2 id="person-projects" className="mb-3">
        {copy.projects}
      </h2>
      {projects.length === 0 ? (
        <EmptyState title={copy.noProjects} className="rounded-10 border" />
      ) : (
        <ul ref={list} className="overflow-hidden rounded-10 border bg-card">
          {(isFolded ? projects.slice(0, shownAtFirst) : projects).map((project) => (
            <SectionBoundary key={project.id} data={project} look="item">
              <ProjectRow project={project} />
            </SectionBoundary>
          ))}
        </ul>
      )}
      {isFolded ? (
        <ShowAllButton list={list} wide className="mt-3" onShow={showAll}>
          {fill(copy.allProjects, { count: projects.length })}
        </ShowAllButton>
      ) : null}
    </section>
  );
}
