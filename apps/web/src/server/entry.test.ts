import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { loadPage } from './entry.tsx';

const id = '0195bd7d-8e25-7392-a1cc-b5b5fbcac985';
const user = { id, username: 'ada', email: 'ada@example.org', profilePicture: null, isAdmin: false };
const template = '<html><body><div id="root"></div></body></html>';

/** An API that never returns the teams of the user. `arrived` has the paths whose answers have been read. */
function slowApi() {
  const arrived = new Set<string>();
  async function send(path: string): Promise<Response> {
    if (path === '/api/user/teams') await new Promise(() => {});
    const answers: Record<string, object> = {
      '/api/user/me': { user },
      '/api/onboarding': { answered: true },
    };
    const response = new Response();
    response.json = async () => {
      arrived.add(path);
      return answers[path] ?? [];
    };
    return response;
  }
  return { arrived, send };
}

test('a page of a user whose data is late at the deadline has the data that has arrived', async () => {
  const { arrived, send } = slowApi();
  const deadline = new AbortController();
  const visit = { url: 'https://teams.example.org/', hasSession: true, now: 0 };
  const loading = loadPage({ ...visit, send, signal: deadline.signal });
  await vi.waitUntil(() => arrived.has('/api/onboarding'), { timeout: 10_000 });
  await setImmediate();
  deadline.abort();
  const page = await loading;
  expect(page).toMatchObject({ status: 200, personal: true, hasContent: false });
  const html = await page.render(template);
  expect(html).toContain('<div id="root"></div><script type="application/json"');
  expect(html).toContain('"username":"ada"');
  expect(html).toContain('[["onboarding","get",{}],{"answered":true}]');
  expect(html).not.toContain('listTeams');
});
