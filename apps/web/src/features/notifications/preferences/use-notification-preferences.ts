import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';
import { type Changes, isEmpty, noChanges, withChanges, withoutSaved } from './unsaved-choices.ts';

const query = endpointQuery('notificationPreferences.get');

/**
 * The user's notification settings with unsaved changes. A change that failed to save is sent again with the
 * next one.
 */
export function useNotificationPreferences() {
  const { data, error, refetch } = useQuery(query);
  const [unsaved, setUnsaved] = useState(noChanges);
  const save = useMutation({
    mutationFn: (changes: Changes) => call('notificationPreferences.put', { body: changes }),
    // Runs one request at a time, so that responses arrive in the order of the choices.
    scope: { id: 'notification-preferences' },
    onSuccess(answer, sent) {
      queryClient.setQueryData(query.queryKey, answer);
      setUnsaved((now) => withoutSaved(now, sent));
    },
  });

  function change(next: Partial<Changes>): void {
    const changes = withChanges(unsaved, next);
    setUnsaved(changes);
    save.mutate(changes);
  }

  const quietHours = unsaved.quietHours === undefined ? data?.quietHours : unsaved.quietHours;
  const failed = save.isError && !isEmpty(unsaved);
  return {
    preferences: data && {
      ...data,
      types: { ...data.types, ...unsaved.types },
      quietHours: quietHours ?? null,
    },
    error,
    reload: () => void refetch(),
    change,
    saving: save.isPending,
    saved: save.isSuccess && isEmpty(unsaved),
    failed,
    retry: () => save.mutate(unsaved),
  };
}
