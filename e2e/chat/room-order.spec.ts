import { expect, test } from '@playwright/test';
import { postProject } from '../support/projects.ts';
import { join, sayElsewhere, team } from '../support/teams.ts';

test('a room with new activity moves to the top within 450 ms', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const other = await postProject(owner.context);
  await join(owner, mate, other.id);
  const { page } = owner;
  await page.addInitScript(`
    window.moves = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.closest('[role=tabpanel]')) window.moves.push(options.duration);
      return animate.call(this, frames, options);
    };`);
  await sayElsewhere(mate, project.id, 'First here.');
  await page.goto('/chat');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.first()).toContainText(project.title);
  await expect(page.getByText(/Connection: online\./)).toBeAttached();
  await sayElsewhere(mate, other.id, 'Then here.');
  await expect(rows.first()).toContainText(other.title);
  expect(await page.evaluate('window.moves')).toEqual([450, 450]);
});
