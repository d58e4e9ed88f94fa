import { useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { ownRepositoriesQuery } from './repositories.queries.ts';
import type { Repository } from './repository-card.tsx';

const { repository: copy } = dashboardCopy;

interface Removal {
  repository: Repository;
  /** `done`: the card is removed, so the focus cannot return to it. */
  step: 'asked' | 'busy' | 'kept' | 'done';
}

/** Removes the repository. Also succeeds if it was removed in another window. */
async function remove({ repoId }: Repository): Promise<void> {
  try {
    await call('repositories.remove', { params: { repoId } });
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
}

/** Removes an uploaded repository after a confirmation. */
export function useRemoval(email: string) {
  const [removal, setRemoval] = useState<Removal>();

  async function confirm(): Promise<void> {
    if (removal?.step !== 'asked') return;
    const { repository } = removal;
    setRemoval({ repository, step: 'busy' });
    try {
      await remove(repository);
      const { queryKey } = ownRepositoriesQuery(email);
      queryClient.setQueryData(queryKey, (list) =>
        list?.filter(({ repoId }) => repoId !== repository.repoId),
      );
      setRemoval({ repository, step: 'done' });
      toast.success(fill(copy.removed, { name: repository.name }));
      for (const feature of ['repositories', 'skills', 'matching', 'insights'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      setRemoval({ repository, step: 'kept' });
      toast.error(errorText(error, copy.removeFailed));
    }
  }

  return {
    removal,
    confirm,
    ask: (repository: Repository) => setRemoval({ repository, step: 'asked' }),
    keep: () => setRemoval((one) => one && { ...one, step: 'kept' }),
  };
}
