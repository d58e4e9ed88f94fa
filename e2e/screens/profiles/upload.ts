import { dashboardCopy } from '../../../apps/web/src/copy/dashboard.ts';
import { repositoryDraftCopy } from '../../../apps/web/src/copy/projects/repository-draft.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { intercept } from '../../support/calls.ts';
import { linked, withAccount } from '../accounts/with-account.ts';
import { button, text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

const hostRepositories = [{ full_name: 'tidal-wren/tide-mill', description: 'Water', language: 'Go' }];

async function withHostRepositories(stage: Stage): Promise<void> {
  await linked(stage);
  await stage.page.route('**/user/repos?*', (route) => route.fulfill({ json: hostRepositories }));
}

/** The tab that uploads repositories. */
export const uploadScreens: Screens = [
  {
    name: 'upload projects',
    as: 'developer',
    path: '/dashboard?tab=posts',
    states: [
      { name: 'filled', before: withHostRepositories, shows: text(texts.upload.selectRepository) },
      { name: 'not linked', shows: title(texts.dashboard.uploadProjects) },
      {
        name: 'list open',
        before: withHostRepositories,
        act: ({ page }) => page.getByRole('combobox').click(),
        shows: (page) => page.getByRole('option').first(),
      },
      {
        name: 'repository selected',
        before: withHostRepositories,
        act: async ({ page }) => {
          await page.getByRole('combobox').click();
          await page.getByRole('option').first().click();
        },
        shows: (page) => page.getByRole('region', { name: dashboardCopy.upload.preview }),
      },
      {
        name: 'uploaded',
        before: async (stage) => {
          await withHostRepositories(stage);
          const project = { repoId: 'a', name: 'tide-mill' };
          await intercept(stage.page, 'repositories.upload', (route) => route.fulfill({ json: { project } }));
        },
        act: async ({ page }) => {
          await page.getByRole('combobox').click();
          await page.getByRole('option').first().click();
          await page.getByRole('button', { name: texts.upload.submit }).click();
        },
        shows: text(repositoryDraftCopy.question),
      },
      {
        name: 'repositories failed',
        before: async (stage) => {
          await linked(stage);
          const json = {
            success: false,
            message: '',
            code: 'rate_limited',
            requestId: 'refused-by-the-test',
          };
          await stage.page.route('**/user/repos?*', (route) => route.fulfill({ status: 429, json }));
        },
        shows: button(dashboardCopy.upload.again),
      },
      {
        name: 'access lost',
        before: withAccount({ githubLogin: 'tidal-wren', githubAccess: 'lost' }),
        shows: text(dashboardCopy.upload.lost),
      },
    ],
  },
];
