import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs, Params } from 'react-router';
import { type SessionUser, useSession } from '../../stores/session.ts';
import { isApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query.ts';
import { type SubjectState, servedVisit } from './served-visit.ts';

export interface PageLoad {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly cache: QueryClient;
  /** Null for guests. */
  readonly user: Pick<SessionUser, 'id' | 'username'> | null;
}

type Fill = (load: PageLoad) => Promise<unknown>;

/**
 * Makes the loader of a route from a function that fetches the queries of a page into a cache. The server waits for it
 * and fails with it, except for an unknown subject. The browser shows the page at once, with its loading and error
 * states.
 */
export function pageLoader(fill: Fill) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<SubjectState | null> => {
    const visit = context.get(servedVisit);
    const { searchParams: search } = new URL(request.url);
    if (visit) return await subjectState(fill({ params, search, cache: visit.cache, user: visit.user }));
    const user = useSession.getState().currentUser;
    fill({ params, search, cache: queryClient, user }).catch(() => undefined);
    return null;
  };
}

async function subjectState(filled: Promise<unknown>): Promise<SubjectState | null> {
  try {
    await filled;
    return null;
  } catch (error) {
    if (isApiError(error, 'not_found')) return { missing: true };
    throw error;
  }
}

interface UserPageLoad {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly user: SessionUser;
}

/**
 * Makes the server's loader of a page that only the browser renders: the queries of a signed-in user come with the
 * document. A query that fails is left to the page.
 */
export function documentLoader(queriesOf: (load: UserPageLoad) => readonly { queryKey: QueryKey }[]) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<null> => {
    const visit = context.get(servedVisit);
    if (!visit) return null;
    visit.withoutContent = true;
    if (!visit.user) return null;
    const queries = queriesOf({ params, search: new URL(request.url).searchParams, user: visit.user });
    await Promise.all(queries.map(({ queryKey }) => visit.cache.prefetchQuery({ queryKey: [...queryKey] })));
    return null;
  };
}
