import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dropHeld } from './calls.ts';

export const password = 'nine small lanterns';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly username: string;
  readonly email: string;
}

/** Names that no other test of this run, and no earlier run on the same database, has used. */
export function uniqueName(stem: string): string {
  return `${stem}-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

let opened: { testId: string; context: BrowserContext }[] = [];

/** An answer that is still on its way to a page that goes is nobody's failure. */
export async function closeContext(context: BrowserContext): Promise<void> {
  // What is asked for from now on, be it once more, gets nowhere.
  await context.route('**', () => undefined);
  await dropHeld(context);
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Pages of tests that are over would go on living, and working, beside those of the next ones. */
async function closeFormer(testId: string): Promise<void> {
  const former = opened.filter((one) => one.testId !== testId);
  opened = opened.filter((one) => one.testId === testId);
  await Promise.all(former.map(({ context }) => closeContext(context)));
}

/** A page outlives its test for a while; what it throws by then is no failure of the next one. */
function isRunning(testId: string): boolean {
  try {
    return test.info().testId === testId;
  } catch {
    return false;
  }
}

/** A browser of their own. What goes wrong in its console fails the test. */
export async function openBrowser(browser: Browser, stem: string, baseURL?: string): Promise<Visitor> {
  const { testId } = test.info();
  await closeFormer(testId);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  opened.push({ testId, context });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    if (isRunning(testId)) expect.soft(error, 'what a page threw').toBeUndefined();
  });
  const username = uniqueName(stem);
  return { context, page, username, email: `${username}@example.org` };
}

/** Through the two forms, as somebody new would. */
export async function signUpAndIn({ page, username, email }: Visitor): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back to');
}

/** A person made over the interface, for tests that are about something else. */
export async function arrive(visitor: Visitor, skills: readonly string[] = []): Promise<string> {
  const { context, username, email } = visitor;
  const { request } = context;
  expect((await request.post('/api/auth/signup', { data: { username, email, password } })).status()).toBe(
    201,
  );
  const signedIn = await request.post('/api/auth/login', { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  const { _id: id } = await signedIn.json();
  for (const skill of skills) {
    const path = `/api/user/${id}/skills/${encodeURIComponent(skill)}`;
    expect((await request.put(path, { data: { status: 'confirmed' } })).status()).toBe(200);
  }
  return id;
}
