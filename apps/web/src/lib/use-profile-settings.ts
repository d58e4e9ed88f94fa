import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { call } from './api/api.ts';
import { errorText } from './api/error-text.ts';
import { type OwnUser, setOwnUser } from './api/own-user.ts';
import { queryClient } from './api/query.ts';

type Settings = Pick<OwnUser, 'learning' | 'nearby' | 'preferences'>;

/**
 * Settings of the profile that are saved at once. `settings` holds the user's choice before the server has answered;
 * a choice that was not saved returns to the stored one.
 */
export function useProfileSettings(user: OwnUser) {
  // A mutation exposes its variables one tick later. Without this state, a box just ticked would flicker.
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (changes: Partial<Settings>) =>
      call('profiles.update', { params: { id: user.id }, body: changes }),
    // Runs one request at a time, so that responses arrive in the order of the choices.
    scope: { id: 'profile-settings' },
    onSuccess(answer) {
      setOwnUser(answer.user);
      for (const feature of ['matching', 'nearby', 'projects'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    },
    onSettled: (_answer, _error, sent) => setChosen((now) => (now === sent ? {} : now)),
  });
  return {
    settings: { ...user, ...chosen },
    save(changes: Partial<Settings>): void {
      setChosen(changes);
      mutate(changes);
    },
    state: {
      saving: isPending,
      saved: isSuccess,
      problem: error ? errorText(error, uiCopy.notSaved) : undefined,
    },
  };
}
