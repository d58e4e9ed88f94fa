import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { useDay } from '../../lib/time/use-format-day.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { PersonDetails } from './people.queries.ts';

const copy = peopleCopy.page;
type PersonProject = PersonDetails['projects'][number];

function ProjectRow({ project }: { project: PersonProject }) {
  const day = useDay(project.date);
  const tags = [
    ...project.technologies.map((label) => ({ kind: 'technology' as const, label })),
    ...project.skills.map((label) => ({ kind: 'skill' as const, label })),
  ];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-2 rounded-10 border bg-card p-4 hover:border-control md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere">
          <Link
            to={paths.project(project.slug)}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-10"
          >
            {project.title}
          </Link>
        </h3>
        <Badge size="sm">{copy.projectRole[project.role]}</Badge>
      </div>
      <p className="line-clamp-2 text-14">{project.description}</p>
      <TagList tags={tags} />
      <p className="text-13 text-muted">{project.date ? <time dateTime={project.date}>{day}</time> : day}</p>
    </li>
  );
}

/** The projects that the user owns or is a member of. */
export function PersonProjects({ projects }: { projects: readonly PersonProject[] }) {
  return (
    <section aria-labelledby="person-projects" className="min-w-0">
      <h2 id="person-projects" className="mb-3">
        {copy.projects}
      </h2>
      {projects.length === 0 ? (
        <EmptyState title={copy.noProjects} className="rounded-10 border" />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {projects.map((project) => (
            <SectionBoundary key={project.id} data={project} look="item">
              <ProjectRow project={project} />
            </SectionBoundary>
          ))}
        </ul>
      )}
    </section>
  );
}
