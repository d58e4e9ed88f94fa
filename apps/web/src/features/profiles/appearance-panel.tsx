import { useId } from 'react';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { settingsCopy } from '../../copy/accounts/settings.ts';
import { type Theme, useSession } from '../../stores/session.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../ui/form/select.tsx';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** Settings that are stored in this browser, not on the server. */
export function AppearancePanel() {
  const headingId = useId();
  const { theme, setTheme, singleKeys, setSingleKeys } = useSession();
  return (
    <Card as="section" aria-labelledby={headingId} className="grid gap-4">
      <div>
        <h2 id={headingId}>{copy.appearance}</h2>
        <p className="mt-1 text-14 text-muted">{settingsCopy.inBrowser}</p>
      </div>
      <SelectField
        label={copy.theme}
        value={theme}
        fieldClassName="max-w-60"
        onChange={(event) => setTheme(themes.find((known) => known === event.target.value) ?? 'light')}
      >
        {themes.map((choice) => (
          <option key={choice} value={choice}>
            {copy.themes[choice]}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label={copy.singleKeys}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </Card>
  );
}
