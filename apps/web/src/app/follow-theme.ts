import { useSession } from '../stores/session.ts';
import { applyTheme, onSystemThemeChange } from '../theme/apply-theme.ts';

/** Keeps the document in the theme of the store, and of the system where the store says so. */
export function followTheme(): void {
  const apply = () => applyTheme(useSession.getState().theme);
  useSession.subscribe((session, before) => {
    if (session.theme !== before.theme) apply();
  });
  onSystemThemeChange(apply);
}
