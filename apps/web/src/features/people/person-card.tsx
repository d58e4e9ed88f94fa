import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Marked } from '../../ui/marked.tsx';
import { OwnFitLine } from '../../ui/match/own-fit-line.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { FoundPerson } from './people.queries.ts';

const maxTags = 8;

/** Puts matching skills first, so that they are among those shown. */
function tagsOf(skills: readonly string[], marks: readonly string[]) {
  const wanted = new Set(marks);
  const isWanted = (label: string) => Number(wanted.has(label.toLowerCase()));
  return skills
    .toSorted((a, b) => isWanted(b) - isWanted(a))
    .slice(0, maxTags)
    .map((label) => ({ kind: 'skill' as const, label }));
}

interface PersonCardProps {
  person: FoundPerson;
  marks: readonly string[];
  /** Shown beside the name. */
  action: ReactNode;
}

/** Place and hours. Workplace and school are on the page of the user; here only if they are why the user was found. */
function factsOf({ area, hoursPerWeek, workplace, school }: FoundPerson, marks: readonly string[]): string[] {
  const isFound = (text: string) => marks.some((mark) => text.toLowerCase().includes(mark));
  const hours = hoursPerWeek === null ? '' : fill(peopleCopy.hours, { count: hoursPerWeek });
  return [area, hours, ...[workplace, school].filter(isFound)].filter((text) => text !== '');
}

/**
 * A user in the search results. The link of the name covers the card. Phones leave out what the page of the user shows:
 * skills, unless the search marks some, and the end of the bio.
 */
export function PersonCard({ person, marks, action }: PersonCardProps) {
  const facts = factsOf(person, marks).join(' · ');
  return (
    <article className="relative grid h-full min-w-0 grid-cols-[48px_minmax(0,1fr)_auto] content-start gap-x-3 gap-y-2 rounded-10 border bg-card p-3 hover:border-control sm:gap-3 sm:p-4 md:p-5 *:col-span-full">
      <div className="col-span-1!">
        <Avatar id={person.id} name={person.username} picture={person.profilePicture} size={48} />
      </div>
      <div className="col-span-1! min-w-0 self-center">
        <h3 className="truncate">
          <Link
            to={paths.person(person.username)}
            className="title-link after:absolute after:inset-0 after:rounded-10"
          >
            <bdi>
              <Marked text={person.username} marks={marks} />
            </bdi>
          </Link>
        </h3>
        {facts ? (
          <p className="truncate text-13 text-muted">
            <Marked text={facts} marks={marks} />
          </p>
        ) : null}
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative z-1 col-span-1! empty:hidden">{action}</div>
      {person.fit ? <OwnFitLine fit={person.fit} /> : null}
      {person.bio ? (
        <p className="line-clamp-1 text-14 sm:line-clamp-2">
          <Marked text={person.bio} marks={marks} />
        </p>
      ) : null}
      <div className={cx(marks.length > 0 ? 'max-sm:max-h-6 max-sm:overflow-hidden' : 'max-sm:hidden')}>
        {person.skills.length > 0 ? (
          <TagList tags={tagsOf(person.skills, marks)} marks={marks} />
        ) : (
          <p className="text-14 text-muted">{peopleCopy.noSkills}</p>
        )}
      </div>
    </article>
  );
}
