import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearbyCopy as copy } from '../../copy/nearby.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { VerifiedSchool } from '../../ui/people/verified-school.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { Person } from './nearby.queries.ts';

const maxTags = 4;
const row = 'relative min-w-0 rounded-6 border bg-bg p-3 hover:border-control md:p-4';
const wholeRow = 'text-inherit no-underline after:absolute after:inset-0 after:rounded-6';

interface PersonRowProps {
  person: Person;
  showSchool: boolean;
  /** Shown beside the name. */
  action: ReactNode;
}

export function PersonRow({ person, showSchool, action }: PersonRowProps) {
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
        {/* Above the link that covers the row. */}
        <div className="relative z-1 flex-none">{action}</div>
      </div>
      {person.skills.length > 0 ? (
        <TagList tags={person.skills.map((label) => ({ kind: 'skill', label }))} max={maxTags} />
      ) : null}
    </li>
  );
}
