import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { untilHydrated } from '../support/hydration.ts';
import { arrive, openBrowser, password } from '../support/people.ts';
import { type PostedProject, postProject } from '../support/projects.ts';
import { keepEditing } from '../support/unsaved.ts';

function section(page: Page) {
  return page.getByRole('region', { name: 'Comments and questions' });
}

function entry(page: Page, words: string) {
  return section(page).getByRole('article').filter({ hasText: words });
}

async function ask(page: Page, words: string): Promise<void> {
  await untilHydrated(section(page).getByLabel('Question', { exact: true }));
  await section(page).getByLabel('Question', { exact: true }).check();
  await section(page).getByLabel('Your question').fill(words);
  await section(page).getByRole('button', { name: 'Ask question' }).click();
  await expect(entry(page, words)).toBeVisible();
}

test('the owner is notified of a question; answers, edits and deletions appear live', async ({ browser }) => {
  const owner = await openBrowser(browser, 'tide-host');
  const asker = await openBrowser(browser, 'tide-asker');
  await Promise.all([arrive(owner), arrive(asker)]);
  const project = await postProject(owner.context);
  const path = `/project/${project.slug}`;

  await test.step('posting clears the form and shows the question', async () => {
    await asker.page.goto(path);
    await expect(section(asker.page).getByText('No comments yet').first()).toBeVisible();
    await ask(asker.page, 'Which harbours come first?');
    await expect(asker.page.getByText('Question posted').first()).toBeVisible();
    await expect(section(asker.page).getByLabel('Your question')).toHaveValue('');
  });

  await test.step('the owner gets a notification that opens the question', async () => {
    await owner.page.goto('/notifications');
    const told = `${asker.username} asked a question about ${project.title}`;
    await expect(owner.page.getByText(told).first()).toBeVisible();
    await owner.page.goto(path);
    await expect(
      entry(owner.page, 'Which harbours come first?').getByText('Question', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the author of the question sees the answer without a reload', async () => {
    const thread = entry(owner.page, 'Which harbours come first?');
    await thread.getByRole('button', { name: 'Answer' }).click();
    const box = thread.getByLabel(`Your answer to ${asker.username}`);
    await expect(box).toBeFocused();
    await box.fill('The small ones.');
    await thread.getByRole('button', { name: 'Post answer' }).click();
    await expect(owner.page.getByText('Answer posted').first()).toBeVisible();
    await expect(thread.getByRole('button', { name: 'Answer' })).toBeFocused();
    const answers = asker.page.getByRole('list', { name: `Answers to ${asker.username}` });
    await expect(answers.getByText('The small ones.')).toBeVisible();
    await expect(answers.getByText('Owner', { exact: true })).toBeVisible();
  });

  await test.step('the other user sees the edit, marked as edited', async () => {
    const thread = entry(asker.page, 'Which harbours come first?');
    await thread.getByRole('button', { name: /^Edit/ }).click();
    await asker.page.getByLabel('Your text').fill('Which harbours come first, and why?');
    await asker.page.getByRole('button', { name: 'Save' }).click();
    const changed = entry(asker.page, 'first, and why?');
    await expect(changed.getByRole('button', { name: `Edit what ${asker.username} wrote` })).toBeFocused();
    await expect(entry(owner.page, 'first, and why?').getByText('edited')).toBeVisible();
    await expect(
      entry(owner.page, 'first, and why?').getByRole('button', { name: /^Edit what/ }),
    ).toHaveCount(1);
  });

  await test.step('deleting asks for confirmation; answers stay below the deleted question', async () => {
    const thread = entry(asker.page, 'first, and why?');
    await thread.getByRole('button', { name: /^Delete/ }).click();
    const dialog = asker.page.getByRole('dialog', { name: 'Delete this permanently?' });
    await expect(dialog.getByRole('button', { name: 'No, keep it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'No, keep it' }).click();
    await expect(thread).toBeVisible();
    await thread.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    const gone = section(asker.page).getByText('This question was deleted by its author.');
    await expect(gone).toBeVisible();
    await expect(section(owner.page).getByText('This question was deleted by its author.')).toBeVisible();
    await expect(section(owner.page).getByText('The small ones.')).toBeVisible();
  });
});

test('a guest can read, and returns to the comments after signing in', async ({ browser }) => {
  const guest = await openBrowser(browser, 'comment-guest');
  await arrive(guest);
  const project = await postProject(guest.context);
  await guest.context.request.post(`/api/post/${project.id}/comments`, { data: { body: 'Open to all.' } });
  await guest.context.clearCookies();
  const { page } = guest;
  await page.goto(`/project/${project.slug}`);
  await expect(entry(page, 'Open to all.')).toBeVisible();
  await expect(entry(page, 'Open to all.').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to comment' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${project.slug}#comments$`));
  await expect(section(page).getByLabel('Your comment')).toBeVisible();
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('an administrator removes a comment of another user with a reason', async ({ browser }) => {
  const owner = await openBrowser(browser, 'spam-host');
  await arrive(owner);
  const project: PostedProject = await postProject(owner.context);
  await owner.context.request.post(`/api/post/${project.id}/comments`, { data: { body: 'Buy my coins.' } });
  const admin = await openBrowser(browser, 'unused');
  await signInAs(admin.context, 'admin');
  const { page } = admin;
  await page.goto(`/project/${project.slug}`);
  await entry(page, 'Buy my coins.')
    .getByRole('button', { name: `Remove what ${owner.username} wrote` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Remove what ${owner.username} wrote?` });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Please say why this comment is removed')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Advertising');
  await keepEditing(page);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Advertising');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry(page, 'Buy my coins.')).toHaveCount(0);
  await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
});
