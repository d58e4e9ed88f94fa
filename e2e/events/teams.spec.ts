import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { clashCopy } from '../../apps/web/src/copy/events/clash.ts';
import { deskCopy } from '../../apps/web/src/copy/events/desk.ts';
import { reviewCopy as copy } from '../../apps/web/src/copy/events/review.ts';
import { teamsCopy } from '../../apps/web/src/copy/events/teams.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import type { FormationPage } from '../../packages/contracts/src/events/forming.ts';
import { intercept } from '../support/calls.ts';
import { openEvent, registerFor } from '../support/events.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';

interface Desk {
  readonly page: Page;
  readonly names: readonly string[];
  readonly organiser: Visitor;
  readonly eventId: string;
}

/** The desk of an event with six participants, before teams are formed. */
async function openDesk(browser: Browser): Promise<Desk> {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 2, preferred: 3, max: 4 } });
  const sailors: Visitor[] = [];
  for (const stem of ['ada', 'ben', 'cyd', 'dan', 'eve', 'fay']) {
    const sailor = await openBrowser(browser, stem);
    await arrive(sailor);
    await registerFor(event, sailor);
    sailors.push(sailor);
  }
  const { page } = organiser;
  await page.goto(paths.eventDesk(event.slug, 'teams'));
  const names = sailors.map(({ username }) => username);
  return { page, names, organiser, eventId: event.id };
}

/** The preferred size is the only rule, so that each move changes the scores. */
async function ruleBySize({ organiser, eventId }: Desk): Promise<void> {
  await putRules(organiser, eventId, [{ id: 'size', kind: 'size', strength: 3 }]);
}

async function putRules({ context: { request } }: Visitor, eventId: string, rules: object[]): Promise<void> {
  const path = `/api/events/${eventId}/rules`;
  const { version } = await (await request.get(path)).json();
  const saved = await request.put(path, { data: { rules, version } });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function form(page: Page): Promise<void> {
  await page.getByLabel(teamsCopy.form.seconds).selectOption('2');
  await page.getByRole('button', { name: teamsCopy.form.submit }).click();
  await expect(page.getByRole('region', { name: teamsCopy.result.title })).toBeVisible({ timeout: 30_000 });
}

/** The desk of an event with formed teams. */
async function openTeams(browser: Browser): Promise<Page> {
  const desk = await openDesk(browser);
  await ruleBySize(desk);
  await form(desk.page);
  return desk.page;
}

function team(page: Page, number: number): Locator {
  return page.getByRole('list', { name: `Team ${number}`, exact: true });
}

/** The card around the list of a team. */
function card(page: Page, number: number): Locator {
  return page.getByRole('listitem').filter({ has: team(page, number) });
}

async function firstMember(page: Page, number: number): Promise<string> {
  const label = await team(page, number)
    .getByRole('button', { name: /^Move / })
    .first()
    .getAttribute('aria-label');
  return label?.replace('Move ', '') ?? '';
}

function handle(page: Page, name: string): Locator {
  return page.getByRole('button', { name: fill(copy.drag.handle, { name }) });
}

test('on a phone, an organiser forms teams of six, moves and locks a participant, and undoes the move', async ({
  browser,
}) => {
  const { page, names } = await openDesk(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(teamsCopy.none)).toBeVisible();
  await form(page);
  await expect(page.getByText(teamsCopy.form.running)).toHaveCount(0);
  await expect(page.locator('[data-type="success"]')).toHaveCount(0);
  const row = (number: number) => page.getByRole('button', { name: `Team ${number}`, exact: true });
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  const scores = (await page.getByText(/^Score [\d.]+$/).allTextContents()).map((text) =>
    Number(text.slice(6)),
  );
  expect(scores).toHaveLength(2);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  for (const number of [1, 2]) {
    await row(number).press('Enter');
    await expect(row(number)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(number)).toBeFocused();
  }
  for (const name of names)
    await expect(page.getByRole('button', { name: fill(copy.dialog.moveOf, { name }) })).toBeVisible();
  const [name = ''] = names;
  await expect(handle(page, name)).toBeHidden();
  await page.getByRole('button', { name: fill(copy.dialog.moveOf, { name }) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: copy.dialog.submit, exact: true }).click();
  await expect(page.getByText(fill(copy.dialog.missing, { name }))).toBeVisible();
  await page.getByLabel(copy.dialog.target).selectOption(copy.newTeam);
  await expect(dialog.getByText(/^Team [12]: .* becomes .*All teams: .* becomes /)).toBeVisible();
  await dialog.getByRole('button', { name: copy.dialog.submit, exact: true }).click();
  await expect(team(page, 3)).toContainText(name);
  await expect(row(3)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: fill(copy.dialog.moveOf, { name }) })).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^Lock ${name} in `) }).click();
  await expect(page.getByRole('button', { name: fill(copy.dialog.moveOf, { name }) })).toBeHidden();
  const { promise: undoPressed, resolve: unlock } = Promise.withResolvers<void>();
  await intercept(page, 'events.lockParticipants', async (route) => {
    await undoPressed;
    await route.continue();
  });
  await page.getByRole('button', { name: new RegExp(`^Unlock ${name} in `) }).click();
  await page.getByRole('button', { name: copy.undo }).click();
  unlock();
  await expect(team(page, 3)).toBeHidden();
  await expect(page.getByRole('button', { name: copy.redo })).toBeEnabled();
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(360);
});

test('an organiser drags a participant with the mouse, sees the new scores first, and undoes and redoes by key', async ({
  browser,
}) => {
  const page = await openTeams(browser);
  const name = await firstMember(page, 1);
  await expect(page.getByText(copy.scoresLoading)).toBeHidden();
  await page
    .getByRole('button', { name: fill(copy.swaps.open, { team: 'Team 1' }) })
    .scrollIntoViewIfNeeded();
  await team(page, 1).getByText(name).hover();
  const target = await card(page, 2).boundingBox();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 10 });
  await expect(card(page, 1).getByText(/^Score .* → /)).toBeVisible();
  await expect(page.getByText(/^All teams: .* → /)).toBeVisible();
  for (const number of [1, 2]) {
    const change = page.getByText(new RegExp(`^Team ${number}: .* → `));
    await expect(change).toBeVisible();
    const shown = await change.boundingBox();
    expect(Math.abs((shown?.y ?? 0) - (target?.y ?? 0) - 40)).toBeLessThan(120);
  }
  await page.mouse.up();
  await expect(team(page, 2)).toContainText(name);
  await expect(page.getByText(/ → /)).toBeHidden();
  await expect(page.getByRole('button', { name: copy.undo })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(team(page, 1)).toContainText(name);
  await expect(page.getByRole('button', { name: copy.redo })).toBeEnabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(team(page, 2)).toContainText(name);
});

test('an organiser moves a participant with the keyboard, hears the new scores, and keeps the focus', async ({
  browser,
}) => {
  const page = await openTeams(browser);
  await expect(page.getByText(copy.scoresLoading)).toBeHidden();
  const name = await firstMember(page, 1);
  await handle(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(fill(copy.drag.picked, { name, team: 'Team 1' }))).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`${name}, over Team 2. .*All teams: .* becomes `))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(fill(copy.drag.cancelled, { name, team: 'Team 1' }))).toBeAttached();
  await expect(team(page, 1)).toContainText(name);
  await expect(handle(page, name)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(page.getByText(new RegExp(`${name}, over No team`))).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`${name}, over Team 2`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(team(page, 2)).toContainText(name);
  await expect(handle(page, name)).toBeFocused();
});

test('each team is one tab stop, and arrow keys go through its participants and buttons', async ({
  browser,
}) => {
  const page = await openTeams(browser);
  const stopsIn = (number: number) => team(page, number).locator('button[tabindex="0"]');
  const moves = team(page, 1).getByRole('button', { name: /^Move / });
  await expect(stopsIn(1)).toHaveCount(1);
  await expect(stopsIn(2)).toHaveCount(1);
  await moves.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(moves.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(moves.last()).toBeFocused();
  await page.keyboard.press('Home');
  const name = await firstMember(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: fill(copy.lock, { name, team: 'Team 1' }) })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(handle(page, name)).toBeFocused();
  await expect(stopsIn(1)).toHaveAccessibleName(fill(copy.drag.handle, { name }));
  await page.keyboard.press('Tab');
  await expect(card(page, 2).locator(':focus')).toHaveCount(1);
});

test('a key pressed right after a participant was picked up is not lost', async ({ browser }) => {
  const page = await openTeams(browser);
  const name = await firstMember(page, 1);
  await handle(page, name).focus();
  await page.evaluate(`
    for (const code of ['Space', 'End'])
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  `);
  await expect(page.getByText(new RegExp(`${name}, over No team`))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(fill(copy.drag.cancelled, { name, team: 'Team 1' }))).toBeAttached();
});

test('scores that load while a participant is held over a team are shown and announced then', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await ruleBySize(desk);
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await intercept(page, 'events.formationInstance', async (route) => {
    await loaded;
    await route.continue();
  });
  await form(page);
  await expect(page.getByText(copy.scoresLoading)).toBeVisible();
  const name = await firstMember(page, 1);
  await handle(page, name).press('Enter');
  await expect(page.getByText(fill(copy.drag.picked, { name, team: 'Team 1' }))).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${name}, over Team 2.`, { exact: true })).toBeAttached();
  load();
  await expect(page.getByText(new RegExp(`${name}, over Team 2. .*All teams: .* becomes `))).toBeAttached();
  await expect(card(page, 2).getByText(/^Score .* → /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/ → | becomes /)).toHaveCount(0);
});

/** Puts two participants who should be apart into one team, by a swap through the API. */
async function putTogether({ page, organiser, eventId }: Desk): Promise<void> {
  const { request } = organiser.context;
  const path = `/api/events/${eventId}`;
  await putRules(organiser, eventId, [{ id: 'apart', kind: 'apart', strength: 3 }]);
  await form(page);
  const { teamList } = (await (await request.get(`${path}/formations/1`)).json()) as FormationPage;
  const [one, other] = teamList;
  const [stays, leaves] = (one?.members ?? []).map(({ participantId }) => participantId);
  const comes = other?.members[0]?.participantId;
  const apart = { pairs: [[stays, comes]], version: 1 };
  expect((await request.put(`${path}/apart`, { data: apart })).status()).toBe(200);
  const moves = [
    { participantId: leaves, from: one?.id, to: other?.id },
    { participantId: comes, from: other?.id, to: one?.id },
  ];
  expect((await request.post(`${path}/formations/1/moves`, { data: { moves } })).status()).toBe(200);
  await page.reload();
}

test('an organiser merges two teams with the keyboard, and takes it back with one undo', async ({
  browser,
}) => {
  const page = await openTeams(browser);
  await expect(page.getByText(copy.scoresLoading)).toBeHidden();
  const name = await firstMember(page, 2);
  const move = page.getByRole('button', { name: fill(copy.dialog.moveOf, { name }) });
  await page.getByRole('button', { name: fill(copy.swaps.open, { team: 'Team 2' }) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(copy.swaps.title, { team: 'Team 2' }) });
  await dialog.getByRole('button', { name: copy.merge.open }).press('Enter');
  const merge = dialog.getByRole('button', { name: copy.merge.submit });
  await merge.press('Enter');
  await expect(dialog.getByText(fill(copy.merge.missing, { team: 'Team 2' }))).toBeVisible();
  await dialog.getByLabel(copy.merge.target).selectOption({ label: 'Team 1: 3 members' });
  await expect(dialog.getByText(/^Team 1: .* becomes .*All teams: .* becomes /)).toBeVisible();
  await merge.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(team(page, 1).getByRole('listitem')).toHaveCount(6);
  await expect(team(page, 2)).toBeHidden();
  await expect(move).toBeFocused();
  await expect(page.getByText(fill(copy.merge.done, { from: 'Team 2', to: 'Team 1' })).first()).toBeVisible();
  await page.getByRole('button', { name: copy.undo }).press('Enter');
  await expect(team(page, 2)).toContainText(name);
  await expect(team(page, 1).getByRole('listitem')).toHaveCount(3);
  await move.press('Enter');
  await page.getByLabel(copy.dialog.target).selectOption({ index: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: copy.dialog.submit, exact: true })
    .press('Enter');
  await expect(team(page, 1)).toContainText(name);
  await expect(move).toBeFocused();
});

test('a swap that is better for all teams is made with one key', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await putTogether(desk);
  const score = page.getByText(/^All teams: /);
  await expect(score).not.toHaveText('All teams: 100.0');
  const opener = page.getByRole('button', { name: fill(copy.swaps.open, { team: 'Team 1' }) });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toContainText('↔');
  await page.keyboard.press('1');
  await expect(dialog).toBeHidden();
  await expect(score).toHaveText('All teams: 100.0');
  await opener.press('Enter');
  await expect(dialog.getByText(copy.swaps.none)).toBeVisible();
});

test('a clash of rules is described with its numbers, and a fix forms teams again', async ({ browser }) => {
  const { page, organiser, eventId } = await openDesk(browser);
  const lead = { kind: 'role', strength: 'hard', role: 'Design', count: 1, level: 2 };
  await putRules(organiser, eventId, [{ id: 'lead', ...lead }]);
  await page.getByRole('button', { name: teamsCopy.form.submit }).click();
  const clash = page.getByRole('region', { name: clashCopy.title });
  await expect(clash).toBeVisible({ timeout: 30_000 });
  await expect(clash).toContainText(
    'Even if all teams have the largest size, 2 teams need the role “Design”, and enough participants have it for 0.',
  );
  const rule = 'A role in each team: Design';
  await clash
    .getByRole('button', { name: fill(clashCopy.softenRole, { rule, without: 2, teams: 2 }) })
    .click();
  await expect(page.getByRole('region', { name: teamsCopy.result.title })).toBeVisible({ timeout: 30_000 });
  await expect(team(page, 1)).toBeVisible();
});

test('without participants, the desk says why no teams can be formed', async ({ browser }) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser);
  const { page } = organiser;
  await page.goto(paths.eventDesk(event.slug));
  await page.getByRole('tab', { name: deskCopy.tabs.teams }).click();
  await page.getByRole('button', { name: teamsCopy.form.submit }).click();
  await expect(page.getByText('This event has no participants with a place').first()).toBeVisible();
});
