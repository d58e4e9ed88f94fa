import { cx } from 'class-variance-authority';
import { ArrowLeft, Calendar, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { useDay } from '../../../lib/time/use-format-day.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { paths } from '../../../paths.ts';
import { fill, texts } from '../../../texts.ts';
import { backLinkClass } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { projectTags } from '../project-tags.ts';
import type { ProjectDetails } from '../projects.queries.ts';

/** Back to the page that the user came from. From elsewhere, to all projects. */
export function BackFromProject() {
  const { key } = useLocation();
  const navigate = useNavigate();
  // After a reload, only the browser knows the key.
  const cameFromPage = useHydrated() && key !== 'default';
  return (
    <p className="-my-3 mb-1 md:mb-4">
      {cameFromPage ? (
        <button type="button" className={backLinkClass} onClick={() => void navigate(-1)}>
          <ArrowLeft aria-hidden="true" />
          {projectsCopy.page.back}
        </button>
      ) : (
        <Link to={paths.discover()} className={backLinkClass}>
          <ArrowLeft aria-hidden="true" />
          {texts.header.discoverProjects}
        </Link>
      )}
    </p>
  );
}

/** Title, owner, date and seats. */
export function ProjectHeading({ project }: { project: ProjectDetails }) {
  const day = useDay(project.date);
  const taken = project.teamSize - project.seatsOpen;
  const owner = project.members.find((member) => member.role === 'owner');
  const [before, after] = texts.recommendedProjects.owner.split('{username}');
  return (
    <header className="grid min-w-0 gap-4">
      <h1 dir="auto" className="wrap-anywhere">
        {project.title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
        <span className="inline-flex min-w-0 items-center gap-2">
          <Avatar id={project.ownerId} name={project.ownerUsername} picture={project.ownerPic} size={24} />
          <span className="truncate">
            {before}
            <PersonLink username={project.ownerUsername} gone={owner === undefined} />
            {after}
          </span>
        </span>
        <span className="inline-flex items-center gap-2">
          <Calendar aria-hidden="true" />
          {project.date ? <time dateTime={project.date}>{day}</time> : day}
        </span>
        <span className="inline-flex items-center gap-2">
          <Users aria-hidden="true" />
          {fill(projectsCopy.page.seatsTaken, { taken, size: project.teamSize })}
        </span>
        <ShareButton title={project.title} path={paths.project(project.slug)} />
      </div>
    </header>
  );
}

/** On phones, a longer description takes more than three lines. */
const minFolded = 240;

interface ProjectDescriptionProps {
  project: ProjectDetails;
  /** Shows three lines on phones, and the rest on demand: for users who know the text. */
  folds: boolean;
}

/** Description and tags. Without scripts the description is always complete. */
export function ProjectDescription({ project, folds }: ProjectDescriptionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const canFold = folds && project.description.length > minFolded;
  return (
    <div className="grid min-w-0 gap-4">
      <div>
        <p
          id={id}
          dir="auto"
          className={cx(
            'max-w-[68ch] wrap-anywhere whitespace-pre-line md:text-18',
            canFold && !isOpen && 'max-sm:line-clamp-3 noscript:line-clamp-none',
          )}
        >
          {project.description}
        </p>
        {canFold ? (
          <Button
            variant="ghost"
            flush
            aria-expanded={isOpen}
            aria-controls={id}
            className="text-muted sm:hidden noscript:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? projectsCopy.page.showLess : projectsCopy.page.showMore}
          </Button>
        ) : null}
      </div>
      <TagList tags={projectTags(project)} />
    </div>
  );
}
