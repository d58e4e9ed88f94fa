import { Briefcase, Clock, GraduationCap, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Marked } from '../../ui/marked.tsx';
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

/** A user in the search results. The link of the name covers the card. */
export function PersonCard({ person, marks, action }: PersonCardProps) {
  const facts = [
    { Icon: Briefcase, text: person.workplace },
    { Icon: MapPin, text: person.area },
    { Icon: GraduationCap, text: person.school },
    {
      Icon: Clock,
      text: person.hoursPerWeek === null ? '' : fill(peopleCopy.hours, { count: person.hoursPerWeek }),
    },
  ].filter(({ text }) => text !== '');
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3 rounded-10 border bg-card p-4 hover:border-control md:p-5">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar id={person.id} name={person.username} picture={person.profilePicture} size={48} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate">
            <Link
              to={paths.person(person.username)}
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-10"
            >
              <bdi>
                <Marked text={person.username} marks={marks} />
              </bdi>
            </Link>
          </h3>
          {facts.map(({ Icon, text }) => (
            <p key={text} className="flex items-center gap-1.5 text-13 text-muted">
              <Icon aria-hidden="true" className="size-3.5" />
              <span className="truncate">
                <Marked text={text} marks={marks} />
              </span>
            </p>
          ))}
        </div>
        {/* Above the link that covers the card. */}
        <div className="relative z-1 -mt-1 -mr-1 flex-none">{action}</div>
      </div>
      {person.bio ? (
        <p className="line-clamp-3 text-14">
          <Marked text={person.bio} marks={marks} />
        </p>
      ) : null}
      {person.skills.length > 0 ? (
        <TagList tags={tagsOf(person.skills, marks)} marks={marks} />
      ) : (
        <p className="text-14 text-muted">{peopleCopy.noSkills}</p>
      )}
    </article>
  );
}
