import { useId } from 'react';
import { preferencesCopy as copy } from '../../copy/accounts/preferences.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { useProfileSettings } from '../../lib/use-profile-settings.ts';
import { Card } from '../../ui/card.tsx';
import { SaveState } from '../../ui/form/save-state.tsx';
import { SelectField } from '../../ui/form/select.tsx';

type Preferences = OwnUser['preferences'];

const wishes = ['skills', 'hours', 'timeZone', 'interests'] as const satisfies (keyof Preferences)[];
const choices = ['must', 'flexible', 'ignore'] as const satisfies Preferences['skills'][];

/** Must-have, flexible or don't care per criterion of recommended projects. */
export function PreferencesPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const {
    settings: { preferences },
    save,
    state,
  } = useProfileSettings(user);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 mb-4 max-w-[80ch] text-14 text-muted">{copy.text}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {wishes.map((wish) => (
          <SelectField
            key={wish}
            label={copy.wishes[wish]}
            hint={copy.hints[wish]}
            value={preferences[wish]}
            onChange={(event) => {
              const choice = choices.find((one) => one === event.target.value) ?? 'flexible';
              save({ preferences: { ...preferences, [wish]: choice } });
            }}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {copy.choices[choice]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <SaveState {...state} />
    </Card>
  );
}
