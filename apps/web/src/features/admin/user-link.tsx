import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/people/avatar.tsx';

interface UserLinkProps {
  user: { id: string; username: string; profilePicture: string | null };
}

/** A user's picture and name, with a link to the audit trail of this user. */
export function UserLink({ user }: UserLinkProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={24} />
      <Link to={paths.adminAudit(user.id)} className="link">
        <bdi className="wrap-anywhere">{user.username}</bdi>
      </Link>
    </span>
  );
}
