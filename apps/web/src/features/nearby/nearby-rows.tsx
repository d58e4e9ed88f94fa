import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearbyCopy as copy } from '../../copy/nearby.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { OwnFitLine } from '../../ui/match/own-fit-line.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { VerifiedSchool } from '../../ui/people/verified-school.tsx';
import { type TagEntry, TagList } from '../../ui/tag.tsx';
import type { Person } from './nearby.queries.ts';

const maxTags = 4;
const maxReasonSkills = 3;
const row = 'relative min-w-0 rounded-6 border bg-bg p-3 hover:border-control md:p-4';
const wholeRow = 'title-link after:absolute after:inset-0 after:rounded-6';

/** Why the person comes before others in the group. */
function FitReason({ person: { fits } }: { person: Person }) {
  const text = fits.wanted.length > 0 ? copy.wanted : copy.shared;
  const skills = fits.wanted.length > 0 ? fits.wanted : fits.shared;
  if (skills.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-13 text-text">
      <JointIcon kind="joined" className="mt-0.5 flex-none text-brass" />
      <span className="min-w-0 wrap-anywhere">
        {fill(text, { skills: listInWords(skills.slice(0, maxReasonSkills)) })}
      </span>
    </p>
  );
}

/** The skills of the reason first. */
function tagsOf({ skills, fits }: Person): TagEntry[] {
  const found = new Set([...fits.wanted, ...fits.shared]);
  const others = skills.filter((label) => !found.has(label));
  return [
    ...[...found].map((label) => ({ kind: 'covered' as const, label })),
    ...others.map((label) => ({ kind: 'skill' as const, label })),
  ];
}

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
      {person.skills.length > 0 ? <TagList tags={tagsOf(person)} max={maxTags} /> : null}
      {person.ownFit ? <OwnFitLine fit={person.ownFit} withProject /> : <FitReason person={person} />}
    </li>
  );
}
