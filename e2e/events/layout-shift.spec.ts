import { expect, test } from '@playwright/test';
import { eventsCopy } from '../../apps/web/src/copy/events/events.ts';
import { teamsCopy } from '../../apps/web/src/copy/events/teams.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { openEvent, registerFor } from '../support/events.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { layoutShift } from '../support/scrolling.ts';

const maxShift = 0.02;

/** Forms teams at the organiser's desk and publishes them. */
async function publishTeams({ page }: Visitor, slug: string): Promise<void> {
  await page.goto(paths.eventDesk(slug, 'teams'));
  await page.getByLabel(teamsCopy.form.seconds).selectOption('2');
  await page.getByRole('button', { name: teamsCopy.form.submit }).click();
  await page.getByRole('button', { name: fill(teamsCopy.publish.open, { version: 1 }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: teamsCopy.publish.submit }).click();
}

test('the page of an event does not move when its teams are published, or when it loads afterwards', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(
    organiser,
    { teamSize: { min: 2, preferred: 2, max: 2 } },
    { ideas: ['Tide'] },
  );
  const members: Visitor[] = [];
  for (const width of [360, 1440]) {
    const member = await openBrowser(browser, 'ada');
    await arrive(member);
    await registerFor(event, member);
    await member.page.setViewportSize({ width, height: 900 });
    await member.page.goto(paths.event(event.slug), { waitUntil: 'networkidle' });
    members.push(member);
  }
  await publishTeams(organiser, event.slug);
  for (const { page, context } of members) {
    const show = page.getByRole('button', { name: eventsCopy.page.teamsPublished });
    await expect(show).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: eventsCopy.page.teamsPublished })).toBeAttached();
    expect(await layoutShift(page)).toBeLessThan(maxShift);
    await show.press('Enter');
    const team = page.getByRole('region', { name: eventsCopy.team.title, exact: true });
    await expect(team.getByRole('heading', { name: eventsCopy.team.title })).toBeFocused();
    await expect(team.getByRole('listitem')).toHaveCount(2);
    await expect(show).toHaveCount(0);

    await page.reload({ waitUntil: 'networkidle' });
    await expect(team.getByRole('listitem')).toHaveCount(2);
    expect(await layoutShift(page)).toBeLessThan(maxShift);

    const other = await context.newPage();
    await other.setViewportSize(page.viewportSize() ?? { width: 360, height: 900 });
    // All upcoming events of a test run do not fit on one page.
    await other.goto(`${paths.events()}?show=joined`, { waitUntil: 'networkidle' });
    await other
      .locator(`main a[href="${paths.event(event.slug)}"]`)
      .first()
      .click();
    await expect(other.getByRole('region', { name: eventsCopy.team.title, exact: true })).toBeVisible();
    await other.waitForLoadState('networkidle');
    expect(await layoutShift(other)).toBeLessThan(maxShift);
  }
});
