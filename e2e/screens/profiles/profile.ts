import { profilesCopy } from '../../../apps/web/src/copy/accounts/profiles.ts';
import { skillProposalsCopy } from '../../../apps/web/src/copy/skill-proposals.ts';
import { skillsCopy } from '../../../apps/web/src/copy/skills.ts';
import { uiCopy } from '../../../apps/web/src/copy/ui.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { uploadsPath } from '../../../packages/contracts/src/uploads.ts';
import { answer, hold, holdCall, interceptBelow, refuse } from '../../support/calls.ts';
import { flag } from '../../support/pictures.ts';
import { needsPassword } from '../accounts/needs-password.ts';
import { button, dialog, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function choosePicture({ page }: Stage): Promise<void> {
  await page.getByLabel(profilesCopy.picture.file).setInputFiles(await flag());
}

const seen = '2026-10-12T09:00:00.000Z';

function skill(label: string, status: string) {
  const place = {
    repository: 'tidal-wren/tide-mill',
    repoId: '1',
    isPrivate: false,
    project: null,
    url: 'https://code.example',
  };
  const line = { source: 'manifest', file: 'go.mod', line: 5, snippet: `require ${label} v1.2.0` };
  const words = { ...place, repository: null, repoId: null, url: null, file: null, line: null, snippet: '' };
  const project = { title: 'Tide tables for small harbours', slug: 'tide-tables-for-small-harbours' };
  const dated = { strength: 0.5, firstSeen: seen, lastSeen: seen };
  const evidence = [
    { ...place, ...line, ...dated },
    { ...words, ...dated, source: 'outcome', project },
    { ...words, ...dated, source: 'posting', project },
    { ...words, ...dated, source: 'outcome', isPrivate: true },
  ];
  const known = { skillId: label.toLowerCase(), label, kind: 'library', declared: false };
  return { ...known, status, strength: 0.5, level: 'solid', lastSeen: seen, evidence };
}

const skills = [
  skill('Gin', 'proposed'),
  skill('Kafka', 'proposed'),
  skill('Go', 'confirmed'),
  skill('Elm', 'hidden'),
];

const undeclared = [
  { skillId: 'backend', label: 'Backend', projects: 3, lastProject: 'Tide tables for small harbours' },
  { skillId: 'tag:ropework', label: 'Ropework', projects: 1, lastProject: 'Tide tables for small harbours' },
  { skillId: 'prolog', label: 'Prolog', projects: 1, lastProject: 'Harbour map' },
];

/** The profile tab of the dashboard. */
export const profileScreens: Screens = [
  {
    name: 'profile',
    as: 'developer',
    path: '/dashboard?tab=profile',
    states: [
      { name: 'filled', shows: button(texts.profile.update) },
      {
        name: 'skills of the bio',
        act: ({ page }) => page.getByLabel(texts.profile.bio).fill('I write Haskell and Prolog.'),
        shows: button(fill(skillProposalsCopy.add, { name: 'Haskell' })),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'accounts.me'),
        shows: text(profilesCopy.loading),
        busy: true,
      },
      {
        name: 'skills found',
        path: paths.profile('skills'),
        before: ({ page }) => answer(page, 'skills.listOfUser', skills),
        act: ({ page }) => page.getByText(skillsCopy.whatShows, { exact: true }).first().click(),
        shows: text(skillsCopy.foundText),
      },
      {
        name: 'skills of finished projects',
        path: paths.profile('skills'),
        before: ({ page }) => answer(page, 'skills.listUndeclared', undeclared),
        shows: text(skillProposalsCopy.finished.title),
      },
      {
        name: 'skills failed',
        path: paths.profile('skills'),
        before: ({ page }) => refuse(page, 'skills.listOfUser'),
        shows: text(skillsCopy.failed),
      },
      {
        name: 'unsaved changes',
        act: ({ page }) => page.getByLabel(profilesCopy.workplace).fill('Harbour office'),
        shows: text(profilesCopy.unsaved),
      },
      {
        name: 'nothing changed',
        act: async ({ page }) => {
          await page.getByRole('button', { name: texts.profile.update }).click();
          // The toast covers content below the header. At the top of the page, that is not a control.
          await page.evaluate('scrollTo(0, 0)');
        },
        shows: text(texts.profile.noChanges),
      },
      {
        name: 'picture refused',
        act: ({ page }) =>
          page.getByLabel(profilesCopy.picture.file).setInputFiles({
            name: 'letter.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('Dear team,'),
          }),
        shows: text(texts.profile.imageFailed),
      },
      {
        name: 'crop dialog',
        act: choosePicture,
        shows: dialog(profilesCopy.picture.cropTitle),
      },
      {
        name: 'picture uploading',
        before: ({ page }) => interceptBelow(page, uploadsPath, holdCall),
        act: async (stage) => {
          await choosePicture(stage);
          await stage.page.getByRole('button', { name: profilesCopy.picture.use }).click();
        },
        shows: (page) => page.getByRole('progressbar', { name: /^Upload/ }),
      },
      {
        name: 'delete dialog',
        path: paths.profile('account'),
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: dialog(texts.profile.deleteQuestion),
      },
      {
        name: 'delete dialog not checked',
        path: paths.profile('account'),
        before: ({ page }) => refuse(page, 'accounts.previewDeletion'),
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: (page) => page.getByRole('dialog').getByRole('button', { name: uiCopy.reload }),
      },
      {
        name: 'delete dialog with projects',
        path: paths.profile('account'),
        as: 'owner',
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: (page) => page.getByRole('dialog').getByText(profilesCopy.deletion.makeCoOwner).first(),
      },
      {
        name: 'delete dialog with the password',
        path: paths.profile('account'),
        before: needsPassword,
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: dialog(texts.profile.deleteQuestion),
      },
    ],
  },
];
