import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { openEvent } from '../support/events.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

const word = (length: number) => 'W'.repeat(length);
const skill = 'Zig';

async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/WWWW/).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), { message: path })
    .toBeLessThanOrEqual(0);
}

test('pages with texts of one very long word are as wide as a phone, and as a desktop', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'long', ['Figma']);
  const reader = await newcomer(browser, 'reader', [skill]);
  const { id, slug } = await postProject(owner.context, {
    title: word(120),
    description: word(900),
    responsibilities: word(400),
    technologies: [skill, word(40)],
    teamSize: 2,
    seats: [
      { name: 'Owner', skills: ['Figma'] },
      { name: word(40), skills: [skill, word(39)] },
    ],
  });
  const data = { postId: id, userId: reader.id, note: word(200) };
  expect((await owner.context.request.post('/api/invitations', { data })).status()).toBe(201);
  const event = await openEvent(
    owner,
    { title: word(120) },
    {
      questions: [
        { kind: 'choice', label: word(100), options: [word(40), 'no'], visibility: 'organisers_only' },
      ],
    },
  );
  const { page } = reader;
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(page, paths.home());
    await expectFit(page, paths.notifications());
    await expectFit(page, paths.project(slug));
    await expectFit(page, paths.person(owner.username));
    await expectFit(page, paths.eventRegistration(event.slug));
  }
});
