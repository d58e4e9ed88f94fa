import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

function Description({ person }: { person: OwnUser }) {
  return (
    <>
      <p className="text-14 text-muted">{person.workplace || dashboardCopy.noWorkplace}</p>
      <p className="mt-2 max-w-[68ch] whitespace-pre-line">{person.bio || dashboardCopy.noBio}</p>
    </>
  );
}

/** The user's picture, name, workplace and bio. */
export function UserCard({ user, person }: { user: SessionUser; person: OwnUser | undefined }) {
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={64} />
      <div className="min-w-0 flex-1 basis-40 sm:basis-60">
        <h2 className="truncate">
          <bdi>{user.username}</bdi>
        </h2>
        {person ? (
          <Description person={person} />
        ) : (
          <div className="grid gap-3 py-1.5">
            <Skeleton className="w-40" />
            <Skeleton className="w-full max-w-120" />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.dashboard('profile')} className={buttonClass()}>
          {dashboardCopy.editProfile}
        </Link>
        <Link to={paths.nearby()} className={buttonClass({ variant: 'ghost' })}>
          <MapPin aria-hidden="true" />
          {dashboardCopy.nearby}
        </Link>
      </div>
    </Card>
  );
}
