import type { SessionUser } from '../../stores/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { NotificationsLink } from './notifications-link.tsx';

interface SignedInToolsProps {
  user: SessionUser;
  pathname: string;
}

/** Bell and avatar at the end of the header. */
export function SignedInTools({ user, pathname }: SignedInToolsProps) {
  return (
    <>
      <NotificationsLink pathname={pathname} />
      <AccountMenu user={user} />
    </>
  );
}
