import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';
import type { EndpointName, EndpointOf } from '../../packages/contracts/src/core/contract.ts';
import type { Result } from '../../packages/contracts/src/core/endpoint.ts';
import { endpointTable } from '../../packages/contracts/src/core/endpoint-table.ts';
import { type ErrorCode, errorStatus } from '../../packages/contracts/src/core/errors.ts';

type Answer<Name extends EndpointName> = Result<EndpointOf<Name>>;

/** Returns the endpoint of a call. The path with the fewest parameters wins. */
function endpointOf(method: string, pathname: string): string | undefined {
  const countParams = (path: string) => path.split(':').length;
  const found = Object.entries(endpointTable)
    .filter(([, [verb, path]]) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
      return verb === method && pattern.test(pathname);
    })
    .toSorted(([, [, a]], [, [, b]]) => countParams(a) - countParams(b));
  return found[0]?.[0];
}

const probe = '/api/has-this-been-caught';

/** Waits until an open page uses the new route. A page applies its first route with a short delay. */
async function untilCaught(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await expect(async () => {
    const status = await page.evaluate<number>(`fetch('${probe}').then(({ status }) => status)`);
    expect(status).toBe(204);
  }).toPass();
}

type Handle = (route: Route) => Promise<void> | void;

async function take(page: Page, isOne: (method: string, path: string) => boolean, handle: Handle) {
  await page.route(/\/(api|flask)\//, async (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname === probe) return route.fulfill({ status: 204 });
    if (!isOne(request.method(), pathname)) return route.fallback();
    try {
      await handle(route);
    } catch (error) {
      // A response to a page that is closing is not a failure. Its responses are disposed before it is closed.
      if (!page.isClosed() && !/has been disposed/.test(String(error))) throw error;
    }
  });
  await untilCaught(page);
}

/**
 * Removes content and data of the server before the app starts, so that the browser renders the page, as after a
 * failure of the server's rendering. A document of the test itself would not do: Chromium blocks its calls to local
 * addresses.
 */
const renderInBrowser = `document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive' || !document.getElementById('page-data')) return;
  document.getElementById('page-data').remove();
  document.getElementById('root').replaceChildren();
})`;

/**
 * Handles the page's calls to an endpoint instead of the server. The server would render pages with its own data, so
 * the browser renders them.
 */
export async function intercept(page: Page, name: EndpointName, handle: Handle): Promise<void> {
  await page.addInitScript(renderInBrowser);
  await take(page, (method, path) => endpointOf(method, path) === name, handle);
}

/** The same for paths that are not endpoints: uploads and pictures. */
export async function interceptBelow(page: Page, start: string, handle: Handle): Promise<void> {
  await take(page, (_method, path) => path.startsWith(start), handle);
}

const held = new Map<Request, Route>();

/** Holds a call without a response. */
export function holdCall(route: Route): void {
  held.set(route.request(), route);
}

/** Aborts the held calls of a context. Removing the routes would send them to the server. */
export async function dropHeld(context: BrowserContext): Promise<void> {
  const dropped = [...held].filter(([request]) => request.frame().page().context() === context);
  for (const [request] of dropped) held.delete(request);
  await Promise.allSettled(dropped.map(([, route]) => route.abort()));
}

export function isHeld(request: Request): boolean {
  return held.has(request);
}

export async function hold(page: Page, name: EndpointName): Promise<void> {
  await intercept(page, name, holdCall);
}

/** Lets the calls fail. The page does not retry the default code automatically. */
export async function refuse(
  page: Page,
  name: EndpointName,
  code: ErrorCode = 'rate_limited',
  message = '',
): Promise<void> {
  const json = { success: false, message, code, requestId: 'refused-by-the-test' };
  await intercept(page, name, (route) => route.fulfill({ status: errorStatus[code], json }));
}

/** Responds to the calls with this JSON, valid or not. */
export async function answer(page: Page, name: EndpointName, json: unknown): Promise<void> {
  await intercept(page, name, (route) => route.fulfill({ json }));
}

/** Edits the server's real responses. */
export async function change<Name extends EndpointName>(
  page: Page,
  name: Name,
  edit: (answer: Answer<Name>) => unknown,
): Promise<void> {
  await intercept(page, name, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit(await response.json()) });
  });
}
