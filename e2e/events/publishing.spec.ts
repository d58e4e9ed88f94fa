import { expect, type Locator, test } from '@playwright/test';
import { eventsCopy } from '../../apps/web/src/copy/events/events.ts';
import { reasonsCopy, whyNotCopy } from '../../apps/web/src/copy/events/reasons.ts';
import { teamRequestsCopy } from '../../apps/web/src/copy/events/team-requests.ts';
import { teamsCopy } from '../../apps/web/src/copy/events/teams.ts';
import { projectChangesCopy } from '../../apps/web/src/copy/projects/project-changes.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { openEvent, registerFor } from '../support/events.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { say } from '../support/teams.ts';

const { publish, published } = teamsCopy;

const questions = [
  ['Which meal do you prefer?', 'Soup', 'shown_to_teams'],
  ['What do you avoid?', 'Early mornings', 'organisers_only'],
].map(([label, option, visibility]) => ({
  kind: 'choice',
  label,
  visibility,
  required: true,
  options: [option, 'Something else'],
}));

/** Asks to confirm, which one participant does, and adds a rule, all after the first version was formed. */
async function causeWarnings({ context: { request } }: Visitor, member: Visitor, id: string): Promise<void> {
  expect((await request.post(`/api/events/${id}/confirmations`)).status()).toBe(200);
  const confirmed = await member.context.request.post(`/api/events/${id}/registration/confirm`);
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { rules, version } = await (await request.get(`/api/events/${id}/rules`)).json();
  const newRules = [...rules, { id: 'lead', kind: 'role', strength: 3, role: 'Design', count: 1, level: 2 }];
  const saved = await request.put(`/api/events/${id}/rules`, { data: { rules: newRules, version } });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** Looks at the preview of the first version by keyboard, and publishes it. */
async function publishTeams(
  { page }: Visitor,
  members: readonly Visitor[],
  warnings: readonly string[] = [],
): Promise<void> {
  await page.getByRole('button', { name: fill(publish.open, { version: 1 }) }).press('Enter');
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('region', { name: publish.messages }).getByRole('listitem');
  for (const { username } of members) await expect(message).toContainText(username);
  const checks = dialog.getByRole('region', { name: publish.checks.title });
  await expect(checks.getByRole('listitem')).toHaveText(warnings);
  await dialog.getByRole('button', { name: publish.submit }).press('Enter');
  await expect(page.getByRole('region', { name: published.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: teamsCopy.title, exact: true })).toBeFocused();
}

/** Asks the organisers for another team by keyboard. */
async function sendTeamRequest(team: Locator, username: string): Promise<void> {
  await team.getByRole('button', { name: teamRequestsCopy.own.open }).press('Enter');
  await team.getByLabel(teamRequestsCopy.own.label).fill(`Reason of ${username}`);
  await team.getByRole('button', { name: teamRequestsCopy.own.send }).press('Enter');
  await expect(team.getByRole('button', { name: teamRequestsCopy.own.withdraw })).toBeVisible();
  await expect(team.getByRole('heading', { name: eventsCopy.team.title })).toBeFocused();
}

/** Changes the description of the project of a team, whose other fields are empty. */
async function describeProject({ page }: Visitor, slug: string): Promise<void> {
  await page.goto(paths.event(slug));
  await page.getByRole('link', { name: eventsCopy.team.project }).click();
  await page.getByRole('link', { name: projectChangesCopy.edit }).click();
  await page.getByLabel(texts.posting.description).fill('We build a map of the tides.');
  await page.getByRole('button', { name: projectChangesCopy.save }).click();
  await expect(page.getByText('We build a map of the tides.')).toBeVisible();
}

test('two participants see their published team and enter its room; a message ends the undo', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 2, preferred: 2, max: 2 } }, { questions });
  const members: Visitor[] = [];
  for (const stem of ['ada', 'ben']) {
    const member = await openBrowser(browser, stem);
    await arrive(member);
    await registerFor(event, member);
    members.push(member);
  }
  const { page } = organiser;
  await page.goto(paths.eventDesk(event.slug, 'teams'));
  await page.getByLabel(teamsCopy.form.seconds).selectOption('2');
  await page.getByRole('button', { name: teamsCopy.form.submit }).click();
  await expect(page.getByRole('region', { name: teamsCopy.result.title })).toBeVisible({ timeout: 30_000 });

  await publishTeams(organiser, members);
  const undo = page.getByRole('button', { name: published.undo });
  await undo.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: published.undo }).press('Enter');
  await expect(page.getByRole('button', { name: teamsCopy.form.submit })).toBeVisible();
  const [confirms = organiser] = members;
  await causeWarnings(organiser, confirms, event.id);
  await publishTeams(organiser, members, [publish.checks.unconfirmedOne, publish.checks.rulesChanged]);
  await expect(page.getByRole('list', { name: published.projects }).getByRole('link')).toHaveCount(1);
  await expect(undo).toBeVisible();

  for (const member of members) {
    await member.page.goto(paths.event(event.slug));
    const team = member.page.getByRole('region', { name: eventsCopy.team.title, exact: true });
    const rows = team.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    for (const { username } of members)
      await expect(rows.filter({ hasText: username })).toContainText('Soup');
    await expect(team).not.toContainText('Early mornings');
    await expect(team.getByRole('region', { name: reasonsCopy.title })).toContainText('English');
    await team.getByRole('button', { name: whyNotCopy.open }).press('Enter');
    await expect(team.getByRole('region', { name: whyNotCopy.open })).toBeFocused();
    await expect(team.getByText(whyNotCopy.empty)).toBeVisible();
    await sendTeamRequest(team, member.username);
    await expect(team.getByRole('link', { name: eventsCopy.team.project })).toBeVisible();
    await team.getByRole('link', { name: eventsCopy.team.room }).press('Enter');
    await say(member.page, `Hello from ${member.username}`);
  }
  // The desk asks again after some seconds.
  await expect(page.getByText('A participant has written already')).toBeVisible({ timeout: 20_000 });
  await expect(undo).toBeHidden();
  const asked = page.getByRole('region', { name: teamRequestsCopy.desk.title });
  for (const { username } of members) await expect(asked).toContainText(`Reason of ${username}`);
  // The first who registered owns the project.
  const [projectOwner = organiser] = members;
  await describeProject(projectOwner, event.slug);
});
