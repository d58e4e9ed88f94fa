import {
  QueryCache,
  type QueryClient,
  QueryClientContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { EndpointName } from '@teamwright/contracts/core/contract.ts';
import { use } from 'react';
import { useSession } from '../../stores/session.ts';
import { type Answer, type CallArguments, callUntyped, type Send } from './api.ts';
import { ApiError, isApiError } from './api-error.ts';
import { FreshQueryClient } from './fresh-query-client.ts';

const mayHelpToRetry = new Set(['network', 'internal', 'unavailable']);

/** The server did not find the subject when it rendered the page. */
class ServedError extends ApiError {
  constructor(fields: ApiError['fields']) {
    super('', { status: 404, code: 'not_found', fields });
  }
}

// Safe: `endpointQuery` makes the keys of all queries without a function of their own.
function asEndpointKey(key: QueryKey): { name: EndpointName; input: object } {
  return { name: key.slice(0, -1).join('.') as EndpointName, input: Object(key.at(-1)) };
}

/** The function of the queries of `endpointQuery`. The server replaces `send`. */
export function endpointFetcher(send?: Send) {
  return ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) => {
    const { name, input } = asEndpointKey(queryKey);
    return callUntyped(name, { ...input, signal }, send);
  };
}

/** The only cache of server data in the browser. Loaded by the pages that need it, not by the landing page. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({
    onError(error) {
      // The session has expired, so the stored copy of the user is outdated.
      if (isApiError(error, 'unauthenticated')) useSession.getState().expire();
    },
  }),
  defaultOptions: {
    queries: {
      queryFn: endpointFetcher(),
      staleTime: 30_000,
      retryOnMount: ({ state }) => !(state.error instanceof ServedError) || state.isInvalidated,
      retry: (failures, error) => failures < 2 && isApiError(error) && mayHelpToRetry.has(error.code),
    },
  },
});

/** The cache of the page: on the server that of the visit, else the browser's. */
export function usePageCache(): QueryClient {
  return use(QueryClientContext) ?? queryClient;
}

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
  return queryOptions<Answer<Name>>({ queryKey: [...name.split('.'), input ?? {}] });
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

/** What the server rendered a page with: `[key, data]`, and `[key, fields of the error]` of what it did not find. */
export interface ServedQueries {
  readonly found: readonly (readonly [QueryKey, unknown])[];
  readonly missing: readonly (readonly [QueryKey, ApiError['fields']])[];
}

/**
 * Stores these queries as fresh, so that the page does not fetch them again. Returns a function that tells whether the
 * data of one has changed since.
 */
export function storeServedQueries({ found, missing }: ServedQueries): () => boolean {
  for (const [key, data] of found) queryClient.setQueryData(key, data);
  for (const [queryKey, fields] of missing) {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey });
    query.setState({ status: 'error', error: new ServedError(fields) });
  }
  return () =>
    found.some(([key, data]) => queryClient.getQueryData(key) !== data) ||
    missing.some(([key]) => queryClient.getQueryState(key)?.status !== 'error');
}
