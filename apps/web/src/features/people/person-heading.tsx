import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Briefcase, CalendarDays, Clock, Globe, GraduationCap, Heart, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { useDay } from '../../lib/time/use-format-day.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Avatar } from '../../ui/people/avatar.tsx';
import { ModerationActions } from '../../ui/people/moderation-actions.tsx';
import { VerifiedSchool } from '../../ui/people/verified-school.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import type { PersonDetails } from './people.queries.ts';

const copy = peopleCopy.page;

/**
 * A fact with an icon. The icon comes after the text and takes no space, so that a fact is not shown before its text,
 * where it would move to the next line if the text arrives later.
 */
const factClass = 'relative inline-flex items-center gap-1.5 pl-5.5 [&>svg]:absolute [&>svg]:left-0';

/** Leads to the thanks at the end of the page. Renders nothing without any. */
function ThanksCount({ userId }: { userId: string }) {
  const { data } = useQuery(endpointQuery('events.thanksOf', { params: { id: userId } }));
  const count = data?.thanks.length ?? 0;
  if (count === 0) return null;
  return (
    <li className={factClass}>
      <a href="#person-thanks" className="link">
        {count === 1 ? copy.thanksOne : fill(copy.thanks, { count })}
      </a>
      <Heart aria-hidden="true" />
    </li>
  );
}

function Facts({ person }: { person: PersonDetails }) {
  const joinedAt = useDay(person.createdAt);
  const facts = [
    {
      key: 'hours',
      Icon: Clock,
      text: person.hoursPerWeek ? fill(copy.hours, { count: person.hoursPerWeek }) : '',
    },
    { key: 'zone', Icon: Globe, text: person.timeZone?.replaceAll('_', ' ') ?? '' },
    { key: 'workplace', Icon: Briefcase, text: person.workplace },
    { key: 'school', Icon: GraduationCap, text: person.school },
    { key: 'area', Icon: MapPin, text: person.area },
  ].filter(({ text }) => text !== '');
  return (
    <ul className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1 text-14 text-muted">
      {facts.map(({ key, Icon, text }) => (
        <li key={key} className={cx(factClass, 'min-w-0')}>
          <span className="wrap-anywhere">{text}</span>
          {key === 'school' ? <VerifiedSchool of={person} /> : null}
          <Icon aria-hidden="true" />
        </li>
      ))}
      {/* As wide as the longest date: the browser may show another day than the server. */}
      <li className={cx(factClass, 'min-w-[19ch]')}>
        <time dateTime={person.createdAt}>{fill(copy.joined, { date: joinedAt })}</time>
        <CalendarDays aria-hidden="true" />
      </li>
      <ThanksCount userId={person.id} />
    </ul>
  );
}

interface PersonHeadingProps {
  person: PersonDetails;
  /** What the viewer can do with the person. */
  action: ReactNode;
}

/** Picture, name, location and join date. The user's own page links to the profile. */
export function PersonHeading({ person, action }: PersonHeadingProps) {
  const own = useCurrentUser()?.id === person.id;
  return (
    <header className="grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:flex md:items-center md:gap-6">
        <Avatar
          id={person.id}
          name={person.username}
          picture={person.profilePicture}
          size={64}
          className="md:size-20"
        />
        <div className="min-w-0 flex-1">
          {/* As high as the button before it has arrived. */}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:min-h-11">
            <h1 className="wrap-anywhere">
              <bdi>{person.username}</bdi>
            </h1>
            {person.openToCollaborate ? <Badge tone="success">{copy.open}</Badge> : null}
            <ShareButton title={person.username} path={paths.person(person.username)} />
          </div>
          <Facts person={person} />
        </div>
        {own ? (
          <Link to={paths.dashboard('profile')} className={buttonClass({ className: 'col-span-full' })}>
            <Pencil aria-hidden="true" />
            {copy.edit}
          </Link>
        ) : (
          <div className="col-span-full flex flex-wrap items-center gap-2">
            {action}
            <ModerationActions thing={{ kind: 'person', id: person.id, person }} />
          </div>
        )}
      </div>
      <p className={`max-w-[68ch] whitespace-pre-line ${person.bio ? '' : 'text-muted'}`}>
        {person.bio || (own ? copy.ownNoBio : fill(copy.noBio, { username: person.username }))}
      </p>
    </header>
  );
}
