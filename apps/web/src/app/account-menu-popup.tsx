import { Bell, LogOut, User } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '../lib/use-sign-out.ts';
import { paths } from '../paths.ts';
import type { SessionUser } from '../stores/session.ts';
import { texts } from '../texts.ts';
import { Menu } from '../ui/menu.tsx';

interface AccountMenuPopupProps {
  user: SessionUser;
  trigger: ReactElement;
  defaultOpen: boolean;
  /** The pointer brought the menu, and may still be on the button. */
  hovered: boolean;
}

export function AccountMenuPopup({ user, trigger, defaultOpen, hovered }: AccountMenuPopupProps) {
  const signOut = useSignOut();
  const place = useRef<HTMLSpanElement>(null);

  // The button came to lie under a pointer that does not move, so nothing else says that it is there.
  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (!hovered || !button) return;
    button.dispatchEvent(new MouseEvent('mouseenter'));
    button.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  }, [hovered]);

  return (
    <span ref={place}>
      <Menu
        trigger={trigger}
        defaultOpen={defaultOpen}
        header={
          <div className="mb-1.5 max-w-64 border-b px-3 pt-1.5 pb-3 text-14">
            <div className="truncate font-semibold text-heading">{user.username}</div>
            <div className="truncate text-muted">{user.email}</div>
          </div>
        }
        entries={[
          {
            key: 'profile',
            label: texts.header.profile,
            icon: <User />,
            link: <Link to={paths.dashboard('profile')} />,
          },
          {
            key: 'notifications',
            label: texts.header.notifications,
            icon: <Bell />,
            link: <Link to={paths.notifications()} />,
          },
          { key: 'sign-out', label: texts.header.signOut, icon: <LogOut />, onSelect: () => void signOut() },
        ]}
      />
    </span>
  );
}
