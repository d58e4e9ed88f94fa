import { expect, type Page, test } from '@playwright/test';
import { answer, hold, refuse } from '../support/calls.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

let page: Page;

test.beforeEach(async ({ browser }) => {
  const reader = await openBrowser(browser, 'browser');
  await arrive(reader, ['Elm', 'Prometheus', 'Frontend']);
  page = reader.page;
});

function section() {
  return page.getByRole('region', { name: 'Recommended Projects' });
}

test('each shows title, description and owner, and leads to its page', async ({ browser }) => {
  const owner = await openBrowser(browser, 'mill-host');
  await arrive(owner);
  // Skills that nothing else asks for: other tests post projects meanwhile.
  const reader = await openBrowser(browser, 'rare-reader');
  await arrive(reader, ['COBOL', 'Fortran']);
  const project = await postProject(owner.context, { technologies: ['COBOL'], skills: ['Fortran'] });
  page = reader.page;
  await page.goto('/');
  const row = section().getByRole('listitem').filter({ hasText: project.title });
  await expect(row).toContainText('Turns a tide table into a milling plan.');
  await expect(row).toContainText(`Owner: ${owner.username}`);
  await row.getByRole('link', { name: 'View Project' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${project.slug}$`));
});

test('says that it loads', async () => {
  await hold(page, 'matching.recommendProjects');
  await page.goto('/');
  await expect(section().getByText('Loading...')).toBeVisible();
});

test('a failure is told with its message', async () => {
  await refuse(page, 'matching.recommendProjects', 'forbidden', 'This belongs to somebody else');
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('Error: This belongs to somebody else');
});

test('a failure without a message is unexpected', async () => {
  await page.route('**/flask/projects/recommendations/*', (route) => route.fulfill({ body: 'not JSON' }));
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('An unexpected error occurred.');
});

test('an answer that is no list has words of its own', async () => {
  await answer(page, 'matching.recommendProjects', { projects: [] });
  await page.goto('/');
  await expect(section().getByRole('alert')).toContainText('No recommendations found or an error occurred.');
});

test('an empty list leads to the profile', async () => {
  await answer(page, 'matching.recommendProjects', []);
  await page.goto('/');
  await expect(section().getByText('No recommendations yet')).toBeVisible();
  await expect(section().getByRole('link', { name: 'Edit profile' })).toBeVisible();
});
