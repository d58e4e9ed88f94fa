import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { preferencesCopy as copy } from '../../copy/accounts/preferences.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/select.tsx';

type Preferences = OwnUser['preferences'];

const wishes = ['skills', 'hours', 'timeZone', 'interests'] as const satisfies (keyof Preferences)[];
const choices = ['must', 'flexible', 'ignore'] as const satisfies Preferences['skills'][];

/**
 * Must-have, flexible or don't care per criterion of recommended projects. Each choice is saved immediately.
 */
export function PreferencesPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (preferences: Preferences) =>
      call('profiles.update', { params: { id: user.id }, body: { preferences } }),
    // Runs one request at a time, because each sends all four choices.
    scope: { id: 'preferences' },
    onSuccess(answer) {
      setOwnUser(answer.user);
      void queryClient.invalidateQueries({ queryKey: ['matching'] });
      toast.success(copy.saved);
    },
    onError: (error) => toast.error(errorText(error, copy.failed)),
  });
  const preferences = isPending ? variables : user.preferences;
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
              mutate({ ...preferences, [wish]: choice });
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
    </Card>
  );
}
