import { MapPin, UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Avatar } from '../../ui/people/avatar.tsx';

interface UserLineProps {
  user: SessionUser;
  person: OwnUser | undefined;
}

/** The user's picture, name, workplace and bio in one line, with links to what other users see of them. */
export function UserLine({ user, person }: UserLineProps) {
  const workplace = person?.workplace || dashboardCopy.noWorkplace;
  const bio = person?.bio || dashboardCopy.noBio;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={40} />
      <div className="min-w-0 flex-1 basis-60 text-14">
        <p className="flex flex-wrap gap-x-2 wrap-anywhere">
          <b className="font-semibold text-heading">
            <bdi>{user.username}</bdi>
          </b>
          {person ? <span className="text-muted">{workplace}</span> : null}
        </p>
        {person ? <p className="line-clamp-2 max-w-[90ch] text-muted">{bio}</p> : null}
      </div>
      <div className="-mx-3 flex flex-wrap md:mx-0">
        <Link to={paths.dashboard('profile')} className={buttonClass({ variant: 'ghost' })}>
          <UserPen aria-hidden="true" />
          {dashboardCopy.editProfile}
        </Link>
        <Link to={paths.nearby()} className={buttonClass({ variant: 'ghost' })}>
          <MapPin aria-hidden="true" />
          {dashboardCopy.nearby}
        </Link>
      </div>
    </div>
  );
}
