import { QueryCache, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '@teamwright/contracts/contract.ts';
import { useSession } from '../stores/session.ts';
import { type Answer, type CallArguments, callLoosely } from './api.ts';
import { isApiError } from './api-error.ts';
import { FreshQueryClient } from './fresh-query-client.ts';

const mayHelpToRetry = new Set(['network', 'internal', 'unavailable']);

/** The one cache of server data. It is loaded by the pages that need it, not by the landing page. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({
    onError(error) {
      // The cookie has ended, so the display copy of the user is no longer true.
      if (isApiError(error, 'unauthenticated')) useSession.getState().clear();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isApiError(error) && mayHelpToRetry.has(error.code),
    },
  },
});

/**
 * Query options for reading an endpoint. The key is `[feature, verb, input]`, so that
 * `invalidateQueries({ queryKey: ['projects'] })` refetches all of a feature.
 */
export function endpointQuery<Name extends EndpointName>(name: Name, ...[input]: CallArguments<Name>) {
  return queryOptions<Answer<Name>>({
    queryKey: [...name.split('.'), input ?? {}],
    queryFn: ({ signal }) => callLoosely(name, { ...input, signal }),
  });
}

// Who has come or gone, here or in another tab, changes what the server answers. The pages follow first, so
// that only what is still on the screen is asked for again.
useSession.subscribe(({ currentUser }, before) => {
  if (currentUser?.id === before.currentUser?.id) return;
  setTimeout(() => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  });
});
