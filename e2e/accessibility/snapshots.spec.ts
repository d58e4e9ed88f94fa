import { expect, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { newcomer, openRoom, sayElsewhere, team } from '../support/teams.ts';

test('a project card has the expected accessibility tree', async ({ browser, page }) => {
  const owner = await newcomer(browser, 'read-owner');
  const tag = uniqueName('Rope');
  const { title, slug } = await postProject(owner.context, { technologies: [tag, 'Elm'] });
  await page.goto(`/discover?technology=${tag}`);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading "${title}" [level=3]:
        - link "${title}":
          - /url: /project/${slug}
      - paragraph:
        - text: by
        - link "${owner.username}":
          - /url: /u/${owner.username}
      - paragraph: Turns a tide table into a milling plan.
      - list:
        - listitem: ${tag}
        - listitem: Elm
        - listitem: Frontend
      - time
      - text: 2 seats
      - link "Join Request"
  `);
});

test('a room has the expected accessibility tree', async ({ browser }) => {
  const { owner, mate, project, room } = await team(browser);
  const { page } = owner;
  await sayElsewhere(mate, project.id, 'Is anybody at the pier?');
  await openRoom(page, room);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: project.title })).toMatchAriaSnapshot(`
    - region "${project.title}":
      - heading "${project.title}" [level=1]
      - paragraph: 2 members
      - button "Members" [pressed]
      - log:
        - heading "Today"
        - article /${mate.username}.*Is anybody at the pier\\?/
      - textbox "Message to ${project.title}":
        - /placeholder: Type a message...
      - button "Send"
  `);
  await expect(page.getByRole('complementary', { name: 'Members' })).toMatchAriaSnapshot(`
    - complementary "Members":
      - heading "Members" [level=2]
      - list "Members":
        - listitem:
          - link "${owner.username}"
          - text: Owner You ${owner.email}
        - listitem:
          - link "${mate.username}"
  `);
});

test('a dialog has the expected accessibility tree', async ({ browser }) => {
  const { page } = await newcomer(browser, 'read-leaver');
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: texts.profile.deleteAccount }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Are you sure you want to delete your account?":
      - heading "Are you sure you want to delete your account?" [level=2]
      - list:
        - listitem
      - paragraph:
        - link "Download your data first"
      - button "Yes, I'm sure"
      - button "No, cancel"
  `);
});
