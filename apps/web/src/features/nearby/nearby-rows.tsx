import { Link } from 'react-router';
import { nearbyCopy as copy } from '../../copy/nearby.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { VerifiedSchool } from '../../ui/people/verified-school.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { Person, Project } from './nearby.queries.ts';

const maxTags = 4;
const row = 'relative min-w-0 rounded-6 border bg-bg p-3 hover:border-control md:p-4';
const wholeRow = 'text-inherit no-underline after:absolute after:inset-0 after:rounded-6';

export function PersonRow({ person, showSchool }: { person: Person; showSchool: boolean }) {
  return (
    <li className={`${row} grid content-start gap-3`}>
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={person.id} name={person.username} picture={person.profilePicture} size={40} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold text-heading">
            <Link to={paths.person(person.username)} className={`${wholeRow} min-w-0 truncate`}>
              <bdi>{person.username}</bdi>
            </Link>
            {person.you ? (
              <Badge size="sm" tone="info">
                {copy.you}
              </Badge>
            ) : null}
          </p>
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-13 text-muted">
            {showSchool && person.school ? <span className="truncate">{person.school}</span> : null}
            <VerifiedSchool of={person} />
          </p>
        </div>
      </div>
      {person.skills.length > 0 ? (
        <TagList tags={person.skills.map((label) => ({ kind: 'skill', label }))} max={maxTags} />
      ) : null}
    </li>
  );
}

function seatsText({ status, seatsOpen }: Project): string {
  if (status !== 'open') return copy.full;
  return seatsOpen === 1 ? copy.oneSeat : fill(copy.seats, { count: seatsOpen });
}

export function ProjectRow({ project }: { project: Project }) {
  const tags = [
    ...project.technologies.map((label) => ({ kind: 'technology' as const, label })),
    ...project.skills.map((label) => ({ kind: 'skill' as const, label })),
  ];
  return (
    <li className={`${row} grid content-start gap-2`}>
      <p className="font-semibold break-words text-heading">
        <Link to={paths.project(project.slug)} className={wholeRow}>
          <bdi>{project.title}</bdi>
        </Link>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-muted">
        <PersonLink username={project.ownerUsername} className="relative min-h-6 leading-6" />
        <span>{seatsText(project)}</span>
      </p>
      {project.match ? (
        <MatchLine score={project.match.score} tier={project.match.tier}>
          {project.match.reason}
        </MatchLine>
      ) : null}
      <TagList tags={tags} max={maxTags} />
    </li>
  );
}
