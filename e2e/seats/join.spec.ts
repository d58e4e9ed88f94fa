import { type Browser, expect, type Page, test } from '@playwright/test';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { seatsCopy as copy } from '../../apps/web/src/copy/projects/seats.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { requestToJoin } from '../support/join.ts';
import { postProject } from '../support/projects.ts';
import { type Member, newcomer } from '../support/teams.ts';

/** A project whose owner has the seat 'Backend'. */
async function seatedProject(browser: Browser) {
  const owner = await newcomer(browser, 'seat-owner', ['PostgreSQL']);
  const seats = [
    { name: 'Frontend', skills: ['React'], level: 'learning', hoursPerWeek: 6 },
    { name: 'Backend', skills: ['PostgreSQL'] },
    { name: 'Drawing', skills: ['Figma'] },
  ];
  const skills = { technologies: ['React', 'PostgreSQL'], skills: ['Figma'], teamSize: 3 };
  const project = await postProject(owner.context, { ...skills, seats });
  return { owner, project };
}

const askFor = (page: Page, name: string) =>
  page.getByRole('button', { name: fill(copy.askName, { name }), exact: true });

async function askForSeat({ page }: Member, slug: string, name: string): Promise<void> {
  await page.goto(paths.project(slug));
  await askFor(page, name).press('Enter');
  await expect(page.getByRole('dialog').getByLabel(copy.label).locator('option:checked')).toContainText(name);
  await requestToJoin(page);
}

test('a user asks for a seat, and is accepted in it', async ({ browser }) => {
  const { owner, project } = await seatedProject(browser);
  const asker = await newcomer(browser, 'seat-asker', ['React']);
  const { page } = asker;
  await page.goto(paths.project(project.slug));
  const seat = page.getByRole('listitem').filter({ has: askFor(page, 'Frontend') });
  await expect(seat).toContainText('React');
  await expect(seat).toContainText(`${copy.levels.learning} · 6 hours a week`);
  await expect(seat).toContainText(/You fit this seat \d+/);
  await expect(page.getByText(/You fit this seat \d+/)).toHaveCount(2);
  await page.getByRole('button', { name: texts.projects.joinRequest }).first().click();
  const choice = page.getByRole('dialog').getByLabel(copy.label);
  await expect(choice.locator('option:checked')).toHaveText('Frontend: React');
  await expect(choice.locator('option')).toHaveText([copy.any, 'Frontend: React', 'Drawing: Figma']);
  await page.keyboard.press('Escape');
  await askForSeat(asker, project.slug, 'Drawing');

  await page.goto(paths.dashboard('dash'));
  await expect(page.getByText(fill(copy.seat, { name: 'Drawing' }))).toBeVisible();

  await owner.page.goto(paths.notifications());
  await expect(owner.page.getByText(/in the seat “Drawing”/).first()).toBeVisible();
  await owner.page.goto(paths.project(project.slug));
  await expect(owner.page.getByText(fill(copy.seat, { name: 'Drawing' }))).toBeVisible();
  await owner.page.getByRole('button', { name: `${texts.notifications.accept} ${asker.username}` }).click();
  const row = owner.page.getByRole('listitem').filter({ hasText: asker.username });
  await expect(row.filter({ hasText: 'Drawing' })).toBeVisible();
});

test('the notification of a request for any open seat explains the seat that accepting fills', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'seat-owner', ['PostgreSQL']);
  const seats = [{ name: 'Backend', skills: ['PostgreSQL'] }, { name: 'Testing' }, { name: 'Writing' }];
  const project = await postProject(owner.context, { technologies: ['PostgreSQL'], teamSize: 3, seats });
  const asker = await newcomer(browser, 'seat-asker', ['PostgreSQL']);
  const asked = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(asked.status(), await asked.text()).toBe(201);
  const { page } = owner;
  const [waiting] = await (await owner.context.request.get(`/api/post/${project.id}/requests`)).json();
  const explained: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/match/')) explained.push(request.url());
  });
  await page.goto(paths.notifications());
  const fills = page.getByText(fill(copy.fills, { name: waiting.fills.name }));
  await expect(fills.filter({ visible: true })).toHaveCount(1);
  await expect.poll(() => explained.length).toBe(1);
  expect(explained.map((url) => new URL(url).searchParams.get('seatId'))).toEqual([waiting.fills.id]);
});

test('both sides are notified when the seat was filled before the request was accepted', async ({
  browser,
}) => {
  const { owner, project } = await seatedProject(browser);
  const [first, second] = [
    await newcomer(browser, 'seat-first', ['React']),
    await newcomer(browser, 'seat-second', ['React']),
  ];
  for (const asker of [first, second]) await askForSeat(asker, project.slug, 'Frontend');
  const { page } = owner;
  await page.goto(paths.project(project.slug));
  for (const { username } of [first, second]) {
    const row = page.getByRole('listitem').filter({ hasText: username });
    await row.getByRole('button', { name: texts.notifications.accept }).click();
    await expect(row.getByRole('button', { name: texts.notifications.accept })).toHaveCount(0);
  }
  const told = /in the seat “Drawing”, because “Frontend” was filled/;
  for (const one of [owner, second]) {
    await one.page.goto(paths.notifications());
    await expect(one.page.getByText(told).first()).toBeVisible();
  }
});

test('recommended people are shown for all seats and by seat, and invited to one', async ({ browser }) => {
  const { owner } = await seatedProject(browser);
  const { page } = owner;
  await page.goto(paths.dashboard('Posts-recommendations'));
  const tabs = page.getByRole('tablist', { name: copy.tabs });
  await expect(tabs.getByRole('tab')).toHaveText([copy.all, 'Frontend', 'Drawing']);
  await tabs.getByRole('tab', { name: copy.all }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Frontend' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^\d+ (people|person) for Frontend$/ })).toBeVisible();
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', { name: texts.teammates.invite }),
    });
  await expect(cards.first()).toContainText(fill(copy.seat, { name: 'Frontend' }));
  await cards.first().getByRole('button', { name: matchingCopy.addNote }).click();
  await cards.first().getByLabel(copy.label).selectOption(copy.any);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/invitations'));
  await cards.first().getByRole('button', { name: texts.teammates.invite }).click();
  expect((await sent).postDataJSON()).toMatchObject({ seatId: null });
});
