import { expect, test } from '@playwright/test';
import { adminCopy } from '../../apps/web/src/copy/admin.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { moderationCopy as copy } from '../../apps/web/src/copy/moderation.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { reasonTexts } from '../../apps/web/src/copy/report-reasons.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';
import { clickAction } from '../support/messages.ts';
import { uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { messageBox, newcomer, openRoom, sayElsewhere, team } from '../support/teams.ts';
import { expectAsksBeforeLoss } from '../support/unsaved.ts';

const queue = adminCopy.reports;

test('messages of a blocked user are collapsed; their typing and mention suggestions are hidden', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  const name = mate.username;
  await sayElsewhere(mate, project.id, 'Loud words.');
  await openRoom(page, room);
  await openRoom(mate.page, room);
  const log = page.getByRole('log');
  await expect(log.getByText('Loud words.')).toBeVisible();
  // Typing is received only once the other user's socket is connected, so this is retried.
  await expect(async () => {
    await messageBox(mate.page).press('x');
    await expect(page.getByText(`${name} is typing...`)).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const offered = page.getByRole('option', { name });
  await messageBox(page).pressSequentially('@');
  await expect(offered).toBeVisible();

  await page.getByRole('button', { name: fill(copy.menu, { name }) }).click();
  await page.getByRole('menuitem', { name: fill(copy.block, { name }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.blockYes, exact: true }).click();
  await expect(page.getByText(`${name} is typing...`)).toBeHidden();
  const folded = log.getByRole('article', { name: copy.folded });
  await expect(folded).toHaveCount(1);
  await expect(page.getByText('Loud words.')).toHaveCount(0);
  await messageBox(page).fill('');
  await messageBox(page).pressSequentially(`@${name}`);
  await expect(messageBox(page)).toHaveValue(`@${name}`);
  await expect(offered).toHaveCount(0);
  // The blocked user cannot notice the block: the other user is still suggested to them.
  await messageBox(mate.page).fill('');
  await messageBox(mate.page).pressSequentially('@');
  await expect(mate.page.getByRole('option', { name: owner.username })).toBeVisible();

  await sayElsewhere(mate, project.id, 'More of them.');
  await expect(folded).toHaveCount(2);
  await expect(page.getByText('More of them.')).toHaveCount(0);
  await folded.first().getByRole('button', { name: copy.show }).click();
  await expect(log.getByText('Loud words.')).toBeVisible();
  await expect(folded).toHaveCount(1);
});

test('a reported message is kept until an administrator resolves the report', async ({
  browser,
  context,
  page,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const words = uniqueName('Cheap ink here');
  await sayElsewhere(mate, project.id, words);
  await openRoom(owner.page, room);
  const message = owner.page.getByRole('article', { name: new RegExp(words) });
  await clickAction(message, copy.report.message);
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reasonTexts.spam }).check();
  await dialog.getByRole('button', { name: copy.reportYes, exact: true }).click();
  await expect(owner.page.getByText(copy.reported).first()).toBeVisible();

  await signInAs(context, 'admin');
  await page.goto(`/dashboard?tab=reports&searchTerm=${encodeURIComponent(words)}`);
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: fill(queue.remove.of, { name: mate.username }) }).click();
  const decision = page.getByRole('dialog', { name: queue.remove.title });
  await decision.getByRole('textbox').fill('Advertising');
  await decision.getByRole('button', { name: queue.remove.confirm }).click();
  await expect(page.getByText(queue.remove.done, { exact: true }).first()).toBeVisible();
  await expect(owner.page.getByRole('log').getByText(words)).toHaveCount(0);
});

test('the dialog asks before the note of a report is lost, and closes when the user leaves the page', async ({
  browser,
}) => {
  const { username: name } = await newcomer(browser, 'reported');
  const { page } = await newcomer(browser, 'reporter');
  const list = `/discover?show=people&searchTerm=${name}`;
  await page.goto(list);
  const link = page.getByRole('article').getByRole('link', { name }).first();
  await untilHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  async function open(): Promise<void> {
    await page.getByRole('button', { name: fill(copy.menu, { name }) }).click();
    await page.getByRole('menuitem', { name: fill(copy.report.person, { name }) }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: copy.cancel })).toBeFocused();
  }
  await expectAsksBeforeLoss(page, { label: copy.note, open });

  await open();
  await page.getByRole('dialog').getByLabel(copy.note).fill('Adverts');
  await page.goBack();
  await page.getByRole('button', { name: unsavedCopy.leave }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the project page of a blocked owner says so to the blocker only, and shows no match', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'weir-owner');
  const asker = await newcomer(browser, 'weir-asker', ['Elm']);
  const { id, slug } = await postProject(owner.context);
  const mine = await postProject(asker.context);
  const blocked = await asker.context.request.put(`/api/blocks/${owner.id}`);
  expect(blocked.ok()).toBe(true);
  const banner = (name: string) => fill(copy.banner, { name });
  const problems: string[] = [];
  for (const { page } of [owner, asker]) {
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(response.url());
    });
  }

  await owner.page.goto(paths.project(mine.slug));
  const refused = owner.page.getByText(requestsCopy.shut).filter({ visible: true });
  await expect(refused).toBeVisible();
  await expect(owner.page.getByText(banner(asker.username))).toHaveCount(0);

  const { page } = asker;
  await page.goto(paths.project(slug));
  await expect(page.getByText(banner(owner.username))).toBeVisible();
  await expect(page.getByText(requestsCopy.shut)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: matchingCopy.whyFits })).toHaveCount(0);
  const unblock = page.getByRole('button', { name: copy.unblock });
  await untilHydrated(unblock);
  expect(problems).toEqual([]);

  await unblock.click();
  await expect(page.getByRole('button', { name: texts.projects.joinRequest }).first()).toBeEnabled();
  // A closed project is not accepting anyone, and shows no match after a block either. An open page would refetch.
  await page.goto('about:blank');
  await asker.context.request.put(`/api/blocks/${owner.id}`);
  expect((await owner.context.request.post(`/api/post/${id}/close`)).ok()).toBe(true);
  await page.goto(paths.project(slug));
  await untilHydrated(page.getByRole('button', { name: texts.projects.joinRequest }).first());
  for (const name of [matchingCopy.whyFits, matchingCopy.yourMatch])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  expect(problems).toEqual([]);
});
