import { SunMoon } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { useSession } from '../../stores/session.ts';
import { resolveTheme } from '../../theme/apply-theme.ts';
import { Button } from '../../ui/button.tsx';

/** Switches between light and dark. The profile also offers the system theme. */
export function ThemeToggle() {
  const { theme, setTheme } = useSession();
  const next = resolveTheme(theme) === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? shellCopy.toDark : shellCopy.toLight;
  return (
    <Button variant="ghost" size="square" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <SunMoon aria-hidden="true" className="size-5" />
    </Button>
  );
}
