import { Calendar, ChevronRight, Users } from 'lucide-react';
import { Link } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { formatDay } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { fill, texts } from '../../../texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { projectTags } from '../project-tags.ts';
import type { ProjectDetails } from '../projects.queries.ts';

export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav
      aria-label={projectsCopy.page.breadcrumb}
      className="-my-3 mb-1 flex items-center gap-2 text-14 text-muted md:mb-4"
    >
      <Link to={paths.discover()} className="flex-none py-3 text-muted no-underline hover:text-heading">
        {texts.header.discoverProjects}
      </Link>
      <ChevronRight aria-hidden="true" />
      <span className="truncate">{title}</span>
    </nav>
  );
}

/** Title, owner, date, seats, description, tags. */
export function ProjectHeading({ project }: { project: ProjectDetails }) {
  const taken = project.teamSize - project.seatsOpen;
  const owner = project.members.find((member) => member.role === 'owner');
  const [before, after] = texts.recommendedProjects.owner.split('{username}');
  return (
    <header className="grid gap-4">
      <h1 className="break-words">{project.title}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
        <span className="inline-flex min-w-0 items-center gap-2">
          <Avatar name={project.ownerUsername} picture={project.ownerPic} size={24} />
          <span className="truncate">
            {before}
            <PersonLink username={project.ownerUsername} gone={owner === undefined} />
            {after}
          </span>
        </span>
        <span className="inline-flex items-center gap-2">
          <Calendar aria-hidden="true" />
          {project.date ? <time dateTime={project.date}>{formatDay(project.date)}</time> : formatDay(null)}
        </span>
        <span className="inline-flex items-center gap-2">
          <Users aria-hidden="true" />
          {fill(projectsCopy.page.seatsTaken, { taken, size: project.teamSize })}
        </span>
      </div>
      <p className="max-w-[68ch] whitespace-pre-line md:text-18">{project.description}</p>
      <TagList tags={projectTags(project)} />
    </header>
  );
}
