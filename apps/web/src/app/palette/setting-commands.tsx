import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { paletteCopy } from '../../copy/palette.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { useOverlay } from '../../stores/overlay.ts';
import { type SessionUser, type Theme, useSession } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import type { Command } from '../../ui/overlay/command-palette.tsx';

const themes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

function themeCommand(theme: Theme, Icon: typeof Sun): Command {
  return {
    key: `theme ${theme}`,
    label: paletteCopy.themes[theme],
    icon: <Icon />,
    run: () => useSession.getState().setTheme(theme),
  };
}

/** Commands for settings that can be changed from anywhere. */
export function settingCommands(user: SessionUser | null, go: (href: string) => unknown): Command[] {
  const commands = themes.map(([theme, Icon]) => themeCommand(theme, Icon));
  commands.push({
    key: 'keys',
    label: paletteCopy.keys.title,
    icon: <Keyboard />,
    hint: '?',
    run: () => useOverlay.getState().show('keys'),
  });
  if (user)
    commands.push({
      key: 'sign out',
      label: texts.header.signOut,
      icon: <LogOut />,
      run: () => void signOut(go),
    });
  return commands;
}
