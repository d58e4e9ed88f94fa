import { expect, test } from '@playwright/test';
import { nearbyCopy as copy } from '../../apps/web/src/copy/nearby.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { requestToJoin } from '../support/join.ts';
import { linkTo } from '../support/mail.ts';
import { arrive, openBrowser } from '../support/people.ts';

test('the page shows other users only after opting in, and the user can opt out again', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'neighbour');
  const id = await arrive(visitor, ['React']);
  const { page, context, username } = visitor;
  const data = { area: 'bergen , NORGE' };
  expect((await context.request.post(`/api/user/update/${id}`, { data })).status()).toBe(200);

  await page.goto('/discover?near=me');
  await expect(page.getByRole('button', { name: 'Remove filter Near me' })).toBeVisible();
  await page.getByRole('link', { name: projectsCopy.nearbyLink }).click();
  await expect(page.getByText(copy.off.title).first()).toBeVisible();
  await page.getByRole('button', { name: copy.off.action }).click();
  const own = page.getByRole('region', { name: 'Bergen' });
  await expect(own.getByText(copy.yours)).toBeVisible();
  const people = own.getByRole('list', { name: /^People from Bergen/ });
  await expect(people.getByRole('listitem').first()).toBeVisible();
  const before = await people
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .count();
  await own.getByRole('button', { name: copy.morePeople }).click();
  await expect
    .poll(() =>
      people
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .count(),
    )
    .toBeGreaterThan(before);
  // The user comes last in their own group.
  const more = own.getByRole('button', { name: copy.morePeople });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    await expect(people.getByRole('link', { name: username })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('searchbox', { name: copy.find.area }).fill('no such place');
  await expect(page.getByText(copy.notFound)).toBeVisible();
  await page.getByRole('searchbox', { name: copy.find.area }).fill('berg');
  await expect(own).toBeVisible();
  await page.getByRole('searchbox', { name: copy.find.area }).fill('');
  await expect(page).not.toHaveURL(/place=/);

  // Other groups are folded. Their line opens them.
  const other = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { expanded: false }) })
    .first();
  await expect(other.getByRole('list')).toHaveCount(0);
  await other.getByRole('button', { expanded: false }).press('Enter');
  await expect(page.getByRole('list', { name: /^People from (?!Bergen)/ })).toBeVisible();

  // The cards of projects have the same action as in the other lists.
  await own
    .getByRole('list', { name: /^Projects from Bergen/ })
    .getByRole('button', { name: texts.projects.joinRequest })
    .first()
    .click();
  await requestToJoin(page);

  await page.getByRole('tab', { name: copy.by.school }).click();
  await expect(page).toHaveURL(/\/nearby\?by=school$/);
  await expect(page.getByText(copy.noPlace.school)).toBeVisible();
  await page.getByRole('button', { name: copy.leave }).click();
  await expect(page.getByText(copy.off.title).first()).toBeVisible();
});

test('a school is verified by a link sent to an academic email address; other domains stay unverified', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'pupil');
  await arrive(visitor);
  const { page, username, email } = visitor;
  await page.goto(await linkTo(email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();

  await page.goto('/dashboard?tab=profile');
  await page.getByLabel('School', { exact: true }).fill('Fjord Institute');
  await page.getByRole('button', { name: texts.profile.update }).click();
  const panel = page.getByRole('region', { name: copy.school.title });
  const address = panel.getByLabel(copy.school.email);
  await address.fill(`${username}@gmail.com`);
  await panel.getByRole('button', { name: copy.school.submit }).click();
  await expect(panel.getByText(/Anyone can get an address there/)).toBeVisible();
  const school = `${username}@mail.fjord.example`;
  await address.fill(school);
  await panel.getByRole('button', { name: copy.school.submit }).click();
  await expect(panel.getByRole('status')).toHaveText(fill(copy.school.sent, { email: school }));

  await page.goto(await linkTo(school, 'Confirm your school'));
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeFocused();
  await page.goto(`/u/${username}`);
  await expect(page.getByText(fill(uiCopy.addressAt, { domain: 'mail.fjord.example' }))).toBeVisible();
  await expect(page.getByText(uiCopy.verified, { exact: true })).toHaveCount(0);
  await page.goto('/dashboard?tab=profile');
  await panel.getByRole('button', { name: copy.school.remove }).click();
  await expect(address).toBeVisible();

  const academic = `${username}@mail.fjord.edu`;
  await address.fill(academic);
  await panel.getByRole('button', { name: copy.school.submit }).click();
  await page.goto(await linkTo(academic, 'Confirm your school'));
  await expect(page.getByRole('heading', { level: 1, name: copy.verify.doneTitle })).toBeFocused();
  await page.goto(`/u/${username}`);
  await expect(page.getByText(uiCopy.verified, { exact: false }).first()).toContainText('mail.fjord.edu');
  await page.goto('/dashboard?tab=profile');
  await panel.getByRole('button', { name: copy.school.remove }).click();
  await expect(panel.getByLabel(copy.school.email)).toBeVisible();
});
