import { useQuery } from '@tanstack/react-query';
import { Bell, Command, LogOut, Monitor, Moon, Settings, Sun, User } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { profilesCopy } from '../../copy/accounts/profiles.ts';
import { settingsCopy } from '../../copy/accounts/settings.ts';
import { paletteCopy } from '../../copy/palette.ts';
import { shellCopy } from '../../copy/shell.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { paths } from '../../paths.ts';
import { useOverlay } from '../../stores/overlay.ts';
import { type SessionUser, type Theme, useSession } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Count } from '../../ui/count.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { Press } from './account-menu.tsx';

const themes = [
  { key: 'light', label: profilesCopy.themes.light, icon: <Sun /> },
  { key: 'dark', label: profilesCopy.themes.dark, icon: <Moon /> },
  { key: 'system', label: profilesCopy.themes.system, icon: <Monitor /> },
] as const satisfies readonly { key: Theme; label: string; icon: ReactElement }[];

/** The number of requests that wait for an answer, visible and read out. */
function ToAnswer() {
  const { data } = useQuery(endpointQuery('notifications.unread'), queryClient);
  if (!data?.toAnswer) return null;
  return (
    <>
      <span aria-hidden="true">
        <Count value={data.toAnswer} />
      </span>
      <span className="sr-only">{fill(shellCopy.toAnswer, { count: data.toAnswer })}</span>
    </>
  );
}

const paletteKey = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

interface AccountMenuPopupProps {
  user: SessionUser;
  trigger: ReactElement;
  /** How the user pressed the button before the menu had loaded. */
  pressed: Press | undefined;
  /** The pointer opened the menu and may still be over the button. */
  hovered: boolean;
}

/** Repeats what the user did with the button before the menu had loaded. Returns the ref of its container. */
function useEarlyPress(pressed: Press | undefined, hovered: boolean) {
  const place = useRef<HTMLSpanElement>(null);

  // The button appeared under a resting pointer, so no hover event fires.
  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (!hovered || !button) return;
    button.dispatchEvent(new MouseEvent('mouseenter'));
    button.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  }, [hovered]);

  // A menu opened with a key focuses its first entry. A menu that is open from the start does not.
  useEffect(() => {
    if (pressed === 'key') place.current?.querySelector('button')?.click();
  }, [pressed]);
  return place;
}

export function AccountMenuPopup({ user, trigger, pressed, hovered }: AccountMenuPopupProps) {
  const signOut = useSignOut();
  const { theme, setTheme } = useSession();
  const show = useOverlay((overlay) => overlay.show);
  const place = useEarlyPress(pressed, hovered);
  return (
    <span ref={place}>
      <Menu
        trigger={trigger}
        defaultOpen={pressed === 'pointer'}
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
            hint: <ToAnswer />,
            link: <Link to={paths.notifications()} />,
          },
          {
            key: 'settings',
            label: settingsCopy.title,
            icon: <Settings />,
            link: <Link to={paths.settings()} />,
          },
          {
            key: 'theme',
            label: profilesCopy.theme,
            choices: themes,
            chosen: theme,
            onChoose: (key) => setTheme(themes.find((choice) => choice.key === key)?.key ?? 'light'),
          },
          {
            key: 'palette',
            label: paletteCopy.title,
            icon: <Command />,
            hint: <span className="text-13 text-muted">{paletteKey}</span>,
            onSelect: () => show('palette'),
          },
          { key: 'sign-out', label: texts.header.signOut, icon: <LogOut />, onSelect: () => void signOut() },
        ]}
      />
    </span>
  );
}
