import { QueryCache, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '@teamwright/contracts/core/contract.ts';
import { useSession } from '../../stores/session.ts';
import { type Answer, type CallArguments, callUntyped } from './api.ts';
import { isApiError } from './api-error.ts';
import { FreshQueryClient } from './fresh-query-client.ts';

const mayHelpToRetry = new Set(['network', 'internal', 'unavailable']);

/** The only cache of server data. Loaded by the pages that need it, not by the landing page. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({
    onError(error) {
      // The session has expired, so the stored copy of the user is outdated.
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
 * Refetches the queries that the page uses and drops all others. A failed part of the page must not restart with the
 * data that made it fail.
 */
export async function reloadData(): Promise<void> {
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  await queryClient.invalidateQueries();
}

/**
 * Query options for an endpoint. The key is `[feature, verb, input]`, so `invalidateQueries({ queryKey:
 * ['projects'] })` refetches a whole feature.
 */
export function endpointQuery<Name extends EndpointName>(name: Name, ...[input]: CallArguments<Name>) {
  return queryOptions<Answer<Name>>({
    queryKey: [...name.split('.'), input ?? {}],
    queryFn: ({ signal }) => callUntyped(name, { ...input, signal }),
  });
}

// A sign-in or sign-out, here or in another tab, changes what the server returns. The pages update first, so
// only queries that are still on screen are refetched.
useSession.subscribe(({ currentUser }, before) => {
  if (currentUser?.id === before.currentUser?.id) return;
  setTimeout(() => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  });
});
