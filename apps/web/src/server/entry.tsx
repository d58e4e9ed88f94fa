import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { LoadedPage, PageVisit } from '@teamwright/contracts/core/page-rendering.ts';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Answer, callUntyped } from '../lib/api/api.ts';
import { isApiError } from '../lib/api/api-error.ts';
import { endpointFetcher, endpointQuery, type ServedQueries } from '../lib/api/query.ts';
import type { PageData } from '../lib/served/page-data.ts';
import { ServedPageContext } from '../lib/served/served-page.ts';
import { type ServedVisit, servedVisit } from '../lib/served/served-visit.ts';
import { routes } from '../routes.tsx';
import { addData, fillDocument } from './fill-document.ts';
import { previewOf } from './link-preview.ts';
import { renderText } from './render-text.ts';

const handler = createStaticHandler(routes);

type Call = ServedVisit['call'];

/** A cache and an API client for one visit. Nothing in them outlives the visit. */
function connect({ send }: PageVisit): { cache: QueryClient; call: Call } {
  const sendPath = (_method: string, path: string) => send(path);
  const defaults = { queryFn: endpointFetcher(sendPath), retry: false, retryOnMount: false };
  const queries = { ...defaults, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return {
    cache: new QueryClient({ defaultOptions: { queries } }),
    call: (name, ...[input]) => callUntyped(name, input, sendPath),
  };
}

/** The part of the user that the shell shows. */
function displayUser(user: Answer<'accounts.me'>['user']): ServedVisit['user'] {
  if (!user) return null;
  const { id, username, email, profilePicture, isAdmin } = user;
  return { id, username, email, profilePicture, isAdmin };
}

function queriesOf(cache: QueryClient): ServedQueries {
  const all = cache.getQueryCache().getAll();
  return {
    found: all.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]])),
    missing: all.flatMap(({ queryKey, state: { error } }) =>
      isApiError(error, 'not_found') ? [[queryKey, error.fields]] : [],
    ),
  };
}

/** What `work` returns; undefined if the signal aborts before. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return await Promise.race([
    work.catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    }),
    aborted,
  ]);
}

/** The page of a user whose data is late: the browser fetches what has not arrived. */
function latePage(data: PageData): LoadedPage {
  const render = async (template: string) => addData(template, data);
  return { status: 200, location: undefined, personal: true, hasContent: false, fingerprint: '', render };
}

/** Loads the data of a page. @throws ApiError if the API rejects or fails a call, except for an unknown subject */
export async function loadPage(visit: PageVisit): Promise<LoadedPage> {
  const { cache, call } = connect(visit);
  const user = visit.hasSession ? displayUser((await call('accounts.me')).user) : null;
  const requestContext = new RouterContextProvider();
  const served: ServedVisit = { user, cache, call };
  requestContext.set(servedVisit, served);
  const request = new Request(visit.url, { signal: visit.signal });
  const { origin, pathname, search } = new URL(visit.url);
  const dataOf = (route: PageData['route']): PageData => ({
    page: { user, path: pathname + search, origin, config: served.config, now: visit.now },
    route,
    queries: queriesOf(cache),
    // Shared caches keep pages of guests.
    moment: user ? visit.moment : undefined,
  });
  const loading = Promise.all([
    handler.query(request, { requestContext }),
    // For the header. The page does not need them, so their failure is ignored.
    user && cache.prefetchQuery(endpointQuery('notifications.unread')),
    user && cache.prefetchQuery(endpointQuery('chat.unread')),
  ]);
  const loaded = user ? await untilAborted(loading, visit.signal) : await loading;
  if (!loaded) return latePage(dataOf({ loaderData: {} }));
  const [context] = loaded;
  if (context instanceof Response) return redirectTo(context, user !== null);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const route = { loaderData: context.loaderData };
  const data = dataOf(route);
  return {
    status: isMissing(context) ? 404 : 200,
    location: undefined,
    personal: user !== null,
    hasContent: !served.withoutContent,
    fingerprint: JSON.stringify([visit.url, user, served.config, route, data.queries]),
    render: async (template) => {
      if (served.withoutContent) return addData(template, data);
      const page = <Page context={context} data={data} cache={cache} />;
      const html = await renderText(page, visit.signal);
      return fillDocument(template, {
        url: visit.url,
        html,
        preview: previewOf(context, cache, origin),
        data,
      });
    },
  };
}

function redirectTo(response: Response, personal: boolean): LoadedPage {
  const location = response.headers.get('location') ?? '/';
  const render = () => Promise.reject(new Error('a redirect has no content'));
  return { status: response.status, location, personal, hasContent: false, fingerprint: location, render };
}

function isMissing({ loaderData }: StaticHandlerContext): boolean {
  return Object.values(loaderData).some((data) => data?.missing === true);
}

interface PageProps {
  context: StaticHandlerContext;
  data: PageData;
  cache: QueryClient;
}

function Page({ context, data, cache }: PageProps) {
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <StrictMode>
      <ServedPageContext value={data.page}>
        <QueryClientProvider client={cache}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>
      </ServedPageContext>
    </StrictMode>
  );
}
