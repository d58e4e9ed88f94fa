import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dropHeld } from './calls.ts';

export const password = 'nine small lanterns';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly username: string;
  readonly email: string;
}

/** Returns a name that no other test of this run, and no earlier run on the same database, has used. */
export function uniqueName(stem: string): string {
  return `${stem}-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

let opened: { testId: string; context: BrowserContext }[] = [];

/** Closes a context. Responses that are still pending do not fail the test. */
export async function closeContext(context: BrowserContext): Promise<void> {
  // New requests, including retries, are not sent.
  await context.route('**', () => undefined);
  await dropHeld(context);
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Closes the pages of finished tests, which would otherwise keep running beside the next ones. */
async function closeFormer(testId: string): Promise<void> {
  const former = opened.filter((one) => one.testId !== testId);
  opened = opened.filter((one) => one.testId === testId);
  await Promise.all(former.map(({ context }) => closeContext(context)));
}

/** A page outlives its test for a while. Its errors must not fail the next test. */
function isRunning(testId: string): boolean {
  try {
    return test.info().testId === testId;
  } catch {
    return false;
  }
}

/** Opens a separate browser context. Uncaught errors in its page fail the test. */
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

/** Signs up and in through the two forms, like a new user. */
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

/** Creates and signs in a user through the API. Returns the id. */
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
