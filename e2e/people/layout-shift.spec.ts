import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { afterCopy } from '../../apps/web/src/copy/events/after.ts';
import { moderationCopy } from '../../apps/web/src/copy/moderation.ts';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
import { intercept } from '../support/calls.ts';
import { arrive, openBrowser } from '../support/people.ts';
import { layoutShift } from '../support/scrolling.ts';
import { slowSite } from '../support/slow-document.ts';

const widths = [412, 1440];
/** One shift that a user could notice is larger: a line that moves by a pixel counts 0.0001. */
const none = 0.001;

interface Person {
  readonly id: string;
  readonly username: string;
}

interface Subject extends Person {
  readonly path: string;
}

const pageSize = 48;

/** Whether the user's page has all sections: projects, evidence and thanks. */
async function hasEverything({ request }: BrowserContext, { id, username }: Person): Promise<boolean> {
  const { thanks } = await (await request.get(`/api/people/${id}/thanks`)).json();
  if (thanks.length === 0) return false;
  const { projects } = await (await request.get(`/api/user/by-name/${encodeURIComponent(username)}`)).json();
  return projects.length > 0;
}

/** A user of the demo community with all sections. The users of other tests may fill the first pages of the list. */
async function subjectWithEverything(context: BrowserContext): Promise<Subject> {
  for (let startIndex = 0, total = 1; startIndex < total; startIndex += pageSize) {
    const found = await context.request.get(`/api/people?limit=${pageSize}&startIndex=${startIndex}`);
    const { people, totalPeople } = (await found.json()) as { people: Person[]; totalPeople: number };
    total = totalPeople;
    for (const person of people) {
      if (await hasEverything(context, person))
        return { ...person, path: `/u/${encodeURIComponent(person.username)}` };
    }
  }
  throw new Error('the demo community has no user with thanks and projects');
}

async function expectAllSections(page: Page, { username }: Subject): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(username);
  await expect(main.getByRole('region', { name: skillsCopy.shownBy })).toBeAttached();
  await expect(main.getByRole('region', { name: afterCopy.thanks.ofUser })).toBeAttached();
}

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 823 } });

    test('nothing moves while the document of a user arrives in pieces', async ({
      context,
      page,
      baseURL,
    }) => {
      const subject = await subjectWithEverything(context);
      const site = await slowSite(baseURL ?? '');
      try {
        await page.goto(site.url + subject.path);
        await expectAllSections(page, subject);
        expect(await layoutShift(page)).toBeLessThan(none);
      } finally {
        await site.close();
      }
    });

    test('nothing moves when the font arrives after the page is shown', async ({ context, page }) => {
      const subject = await subjectWithEverything(context);
      const fonts: Promise<unknown>[] = [];
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForTimeout(1_500);
        fonts.push(route.continue());
      });
      const loaded = page.waitForResponse(/\.woff2$/);
      await page.goto(subject.path, { waitUntil: 'domcontentloaded' });
      await expectAllSections(page, subject);
      await (await loaded).finished();
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(500);
      expect(await layoutShift(page)).toBeLessThan(none);
    });

    for (const late of ['blocks.list', 'skills.listOfUser', 'events.thanksOf', 'people.byName'] as const) {
      test(`nothing moves on the page of a blocked user when ${late} arrives last`, async ({ browser }) => {
        const viewer = await openBrowser(browser, 'mover');
        await arrive(viewer, ['React']);
        const subject = await subjectWithEverything(viewer.context);
        expect((await viewer.context.request.put(`/api/blocks/${subject.id}`)).status()).toBe(200);
        const { page } = viewer;
        await page.setViewportSize({ width, height: 823 });
        await intercept(page, late, async (route) => {
          await page.waitForTimeout(1_500);
          await route.continue();
        });
        await page.goto(subject.path, { waitUntil: 'networkidle' });
        await expectAllSections(page, subject);
        await expect(page.getByRole('button', { name: moderationCopy.unblock })).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(none);
      });
    }
  });
}
