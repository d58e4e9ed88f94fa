import { expect, test } from '@playwright/test';
import { arrive, openBrowser } from '../support/people.ts';

const title = 'Collaborate Smarter with AI-Powered Developer Matching';

test('visitors get the landing page as HTML, signed-in users get the app', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'visitor');
  const asVisitor = await visitor.context.request.get('/');
  expect(await asVisitor.text()).toContain('Create Your Account');
  expect(asVisitor.headers().vary).toContain('cookie');
  await arrive(visitor);
  expect(await (await visitor.context.request.get('/')).text()).not.toContain('Create Your Account');
});

test('the landing page is readable without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/sign-up');
  const team = page.getByRole('region', { name: 'Why this team' });
  await expect(team).toContainText('You bring Frontend, React and TypeScript.');
  await expect(page.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/events');
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
});
