import { useSession } from '../../stores/session.ts';
import { applyTheme, onSystemThemeChange } from '../../theme/apply-theme.ts';

/** Keeps the document in the stored theme, or in the system's theme if that is selected. */
export function followTheme(): void {
  const apply = () => applyTheme(useSession.getState().theme);
  useSession.subscribe((session, before) => {
    if (session.theme !== before.theme) apply();
  });
  onSystemThemeChange(apply);
}
