import { expect, type Locator, test } from '@playwright/test';
import { coverageCopy } from '../../apps/web/src/copy/coverage.ts';
import { explanationCopy } from '../../apps/web/src/copy/explanation.ts';
import { matchingCopy } from '../../apps/web/src/copy/matching.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects/projects.ts';
import { seatsCopy } from '../../apps/web/src/copy/projects/seats.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, intercept } from '../support/calls.ts';
import { untilHydrated } from '../support/hydration.ts';
import { requestToJoin } from '../support/join.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('a project page shows its facts, its team and similar projects', async ({ browser }) => {
  const owner = await openBrowser(browser, 'page-host');
  await arrive(owner);
  const tag = uniqueName('Rope');
  const dates = { startDate: '2027-01-10', endDate: '2027-03-31' };
  const project = await postProject(owner.context, { technologies: [tag], teamSize: 4, ...dates });
  const twin = await postProject(owner.context, { technologies: [tag] });
  const reader = await openBrowser(browser, 'page-reader');
  await arrive(reader);
  const { page } = reader;
  await page.goto(`/project/${project.slug}`);
  await expect(page.getByText('1 of 4 seats taken')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(page.getByText('31 Mar 2027')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: seatsCopy.open })).toHaveCount(3);
  const similar = page.getByRole('region', { name: 'Similar projects' });
  const card = similar.getByRole('listitem').filter({ hasText: twin.title });
  await expect(card).toContainText(tag);
  // As on all cards, a title fills its first line.
  await expect(card.getByRole('heading')).toHaveCSS('text-wrap-style', 'auto');
  const user = page.getByRole('main').getByRole('link', { name: owner.username }).first();
  await expect(user).toHaveAttribute('href', `/u/${owner.username}`);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('button', { name: 'Join Request' }).filter({ visible: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Join Request' }).filter({ visible: true }).click();
  await requestToJoin(page);
  await expect(page.getByText('Request sent', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('the team is compared with the wanted skills, with the user as a preview', async ({ browser }) => {
  const owner = await openBrowser(browser, 'page-wright');
  await arrive(owner, ['Delphi', 'Tcl']);
  const project = await postProject(owner.context, {
    technologies: ['Delphi', 'Tcl'],
    skills: ['Zig', 'Prolog'],
    teamSize: 4,
  });
  const reader = await openBrowser(browser, 'page-miller');
  await arrive(reader, ['Tcl', 'Zig']);
  const coverage = coverageCopy;
  const { how } = explanationCopy;
  const { page } = reader;
  await page.goto(`/project/${project.slug}`);
  const matrix = page.getByRole('table', { name: coverage.caption });
  await expect(matrix.getByRole('columnheader')).toHaveText([
    coverage.skill,
    new RegExp(`${owner.username}$`),
    new RegExp(`${uiCopy.you}$`),
    coverage.result,
  ]);
  for (const [skill, ...cells] of [
    ['Delphi', how.declared, coverage.notShown, coverage.onePerson],
    ['Tcl', how.declared, how.declared, coverage.onePersonTwoWithYou],
    ['Zig', coverage.notShown, `${coverage.youAdd}, ${how.declared}`, coverage.gapYouClose],
    ['Prolog', coverage.notShown, coverage.stillGap, coverage.gapStill],
  ]) {
    const row = matrix
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${skill}`) }) });
    await expect(row.getByRole('cell')).toHaveText(cells);
  }

  // Nothing needs scrolling, so the table is not a tab stop.
  await expect(page.getByRole('region', { name: coverage.caption })).toHaveCount(0);

  await owner.page.goto(`/project/${project.slug}`);
  const own = owner.page.getByRole('table', { name: coverage.caption });
  await expect(own.getByRole('columnheader')).toHaveCount(3);
  await expect(own.getByRole('row').filter({ hasText: 'Zig' }).getByRole('cell').last()).toHaveText(
    coverage.gap,
  );
});

test('the comparison of a large team scrolls inside the page and keeps the skills in view', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'page-crowd');
  await arrive(owner, ['Delphi']);
  const project = await postProject(owner.context, { technologies: ['Delphi'], skills: ['Zig'] });
  const reader = await openBrowser(browser, 'page-visitor');
  await arrive(reader, ['Zig']);
  const { page } = reader;
  await page.setViewportSize({ width: 320, height: 700 });
  await change(page, 'projects.bySlug', (answer) => ({
    ...answer,
    members: Array.from({ length: 12 }, (_, index) => ({
      ...answer.members[0],
      userId: `member-${index}`,
      username: `member-number-${index}`,
    })),
    coverage: {
      ...answer.coverage,
      skills: answer.coverage.skills.map((skill) => ({
        ...skill,
        how: { ...skill.how, members: Array.from({ length: 12 }, () => skill.how.members[0]) },
      })),
    },
  }));
  await page.goto(`/project/${project.slug}`);
  const area = page.getByRole('region', { name: coverageCopy.caption });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('table', { name: coverageCopy.caption }).scrollIntoViewIfNeeded();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await area.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(area.getByRole('columnheader', { name: uiCopy.you })).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(area.getByRole('rowheader', { name: /^Zig/ })).toBeInViewport();
});

test('a project without dates states it; a former address redirects to the current one', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'moved-host');
  await arrive(owner);
  const project = await postProject(owner.context);
  const { page } = owner;
  const slug = `${project.slug}-renamed`;
  await change(page, 'projects.bySlug', (answer) => ({ ...answer, slug, date: null }));
  await intercept(page, 'projects.bySlug', async (route) => {
    if (!route.request().url().endsWith(`/${slug}`)) return route.fallback();
    const response = await route.fetch({ url: route.request().url().replace(slug, project.slug) });
    await route.fulfill({ response, json: { ...(await response.json()), slug, date: null } });
  });
  await page.goto(`/project/${project.slug}`);
  await expect(page).toHaveURL(new RegExp(`/project/${slug}$`));
  await expect(page.getByText('Date not provided')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/project\//);
});

test('an unknown project shows the not-found page', async ({ page }) => {
  await page.goto('/project/no-such-project');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover Projects' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Request' })).toHaveCount(0);
});

test('on phones an owner sees the requests before the description, which opens in place', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'fold-host');
  await arrive(owner);
  const end = 'The last sentence is for those who read on.';
  const description = `${'One ledger that everyone in the club can read. '.repeat(8)}${end}`;
  const project = await postProject(owner.context, { description });
  const reader = await openBrowser(browser, 'fold-reader');
  await arrive(reader);
  await reader.page.goto(`/project/${project.slug}`);
  await reader.page.getByRole('button', { name: 'Join Request' }).filter({ visible: true }).click();
  await requestToJoin(reader.page);

  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/project/${project.slug}`);
  const text = page.getByText(end);
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(page.getByText(reader.username).first())).toBeLessThan(await topOf(text));
  const heightOf = () => text.evaluate((element) => element.clientHeight);
  const folded = await heightOf();
  const more = page.getByRole('button', { name: projectsCopy.page.showMore });
  await more.press('Enter');
  const less = page.getByRole('button', { name: projectsCopy.page.showLess });
  await expect(less).toBeFocused();
  expect(await heightOf()).toBeGreaterThan(folded);
  // Everyone else reads it at once.
  await reader.page.setViewportSize({ width: 360, height: 780 });
  await expect(reader.page.getByRole('button', { name: projectsCopy.page.showMore })).toHaveCount(0);
});

test('inviting from the page keeps the focus, and a page with an invited person leaves it alone', async ({
  browser,
}) => {
  const owner = await openBrowser(browser, 'focus-host');
  await arrive(owner);
  const project = await postProject(owner.context, { technologies: ['React'], skills: ['PostgreSQL'] });
  const { page } = owner;
  await page.goto(`/project/${project.slug}`);
  const people = page.getByRole('region', { name: matchingCopy.suggested.title });
  await people.getByRole('button').first().press('Enter');
  const invited = people.getByText(texts.teammates.invited, { exact: false }).first();
  await expect(invited).toBeFocused();
  await page.reload();
  await expect(invited).toBeVisible();
  await untilHydrated(invited);
  await expect(invited).not.toBeFocused();
});
