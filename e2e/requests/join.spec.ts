import { expect, test } from '@playwright/test';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { seatsCopy } from '../../apps/web/src/copy/projects/seats.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { answer, refuse } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { requestToJoin, sendRequest } from '../support/join.ts';
import { uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';
import { expectAsksBeforeLoss } from '../support/unsaved.ts';

test('a failed request keeps its note and can be sent again; a second request is rejected', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'lock-owner');
  const project = await postProject(owner.context);
  const { page } = await newcomer(browser, 'lock-asker');
  await page.goto(`/project/${project.slug}`);
  const ask = page.getByRole('button', { name: texts.projects.joinRequest }).first();

  await answer(page, 'requests.check', { exists: true, data: { exists: true } });
  await ask.click();
  await sendRequest(page);
  await expect(page.getByText(texts.joinRequest.alreadySent).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();

  await refuse(page, 'requests.send', 'internal');
  await ask.click();
  const note = page.getByLabel(requestsCopy.noteLabel);
  await note.fill('I bring a boat.');
  await sendRequest(page);
  await expect(page.getByRole('alert').filter({ hasText: texts.joinRequest.failed })).toBeAttached();
  await expect(note).toHaveValue('I bring a boat.');
  await page.unrouteAll();
  await sendRequest(page);
  await expect(page.getByText(texts.joinRequest.sent).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true })).toBeVisible();

  await owner.page.goto(paths.project(project.slug));
  await expect(owner.page.getByText('I bring a boat.')).toBeVisible();
});

test('a request that was sent from a card can be undone and sent again', async ({ browser }) => {
  const owner = await newcomer(browser, 'undo-owner');
  const title = uniqueName('Undo join');
  await postProject(owner.context, { title });
  const { page } = await newcomer(browser, 'undo-asker');
  await page.goto(paths.discover({ searchTerm: title }));
  const ask = page.getByRole('article').getByRole('button', { name: texts.projects.joinRequest });
  await ask.click();
  // Does not wait until the dialog is closed, because the toast may be gone by then.
  await sendRequest(page);
  await page.getByRole('button', { name: requestsCopy.undo, exact: true }).click();
  await expect(page.getByText(requestsCopy.own.withdrawn.join_request).first()).toBeVisible();
  await ask.click();
  await requestToJoin(page);
});

test('a double click on Send sends one request', async ({ browser }) => {
  const owner = await newcomer(browser, 'twice-owner');
  const { slug } = await postProject(owner.context);
  const { page } = await newcomer(browser, 'twice-asker');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/send')) sent += 1;
  });
  await page.goto(`/project/${slug}`);
  await page.getByRole('button', { name: texts.projects.joinRequest }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: requestsCopy.join.send }).dblclick();
  await expect(page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('the outcome of a request takes the focus, and the page shows its seat and note', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'focus-owner');
  const { slug, title } = await postProject(owner.context, {
    technologies: ['Cobol', 'Elm'],
    skills: ['Inkscape'],
    seats: [
      { name: 'Ledger', skills: ['Cobol'] },
      { name: 'Pages', skills: ['Elm'] },
      { name: 'Sketches', skills: ['Inkscape'] },
    ],
  });
  const { page } = await newcomer(browser, 'focus-asker');
  const sent = page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true });
  const { withdraw, withdrawn } = requestsCopy.own;

  await page.goto(paths.discover({ searchTerm: title }));
  await page.getByRole('article').getByRole('button', { name: texts.projects.joinRequest }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: requestsCopy.join.send }).press('Enter');
  await expect(sent).toBeFocused();

  await page.goto(paths.project(slug));
  await expect(sent).toBeVisible();
  await expect(sent).not.toBeFocused();
  const outcome = page.locator('span').getByText(withdrawn.join_request, { exact: true });
  await page.getByRole('button', { name: withdraw, exact: true }).press('Enter');
  await expect(page.locator(':focus')).toHaveText(withdrawn.join_request);
  await expect(outcome).toBeVisible();

  await page.getByRole('button', { name: fill(seatsCopy.askName, { name: 'Pages' }) }).press('Enter');
  await page.getByLabel(requestsCopy.noteLabel).fill('I bring a boat.');
  await page.getByRole('dialog').getByRole('button', { name: requestsCopy.join.send }).press('Enter');
  await expect(
    page.getByText(fill(seatsCopy.seat, { name: 'Pages' }), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText('I bring a boat.').first()).toBeVisible();
});

test('a card asks for the best seat unless the user chooses another one', async ({ browser }) => {
  const owner = await newcomer(browser, 'choice-owner', ['Cobol']);
  const title = uniqueName('Seat choice');
  const seats = [
    { name: 'Ledger', skills: ['Cobol'] },
    { name: 'Pages', skills: ['Elm'] },
    { name: 'Sketches', skills: ['Inkscape'] },
  ];
  const skills = { technologies: ['Cobol', 'Elm'], skills: ['Inkscape'], teamSize: 3 };
  await postProject(owner.context, { title, ...skills, seats });
  const { page } = await newcomer(browser, 'choice-asker', ['Elm']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.discover({ searchTerm: title }));
  await page.getByRole('article').getByRole('button', { name: texts.projects.joinRequest }).click();
  const seat = page.getByRole('dialog').getByLabel(seatsCopy.label);
  await expect(seat.locator('option:checked')).toHaveText('Pages: Elm');
  await seat.selectOption({ label: 'Sketches: Inkscape' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/notifications/send'));
  await requestToJoin(page);
  const { seatId } = (await sent).postDataJSON();
  expect(seatId).toEqual(expect.any(String));
  await owner.page.goto(paths.notifications());
  await expect(owner.page.getByText(/in the seat “Sketches”/).first()).toBeVisible();
});

test('the dialog asks before the note of a request is lost, and Enter in the role sends it', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'unsaved-owner');
  const title = uniqueName('Unsaved join');
  await postProject(owner.context, { title });
  const { page } = await newcomer(browser, 'unsaved-asker');
  await page.goto(paths.discover({ searchTerm: title }));
  const link = page.getByRole('article').getByRole('link', { name: title });
  await untilHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const open = () => page.getByRole('button', { name: texts.projects.joinRequest }).first().press('Enter');
  await expectAsksBeforeLoss(page, { label: requestsCopy.noteLabel, open });

  await open();
  await page.getByLabel(requestsCopy.roleLabel).fill('Designer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.discover({ searchTerm: title }));
});
