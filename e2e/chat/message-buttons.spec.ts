import { expect, type Locator, test } from '@playwright/test';
import { actionOf } from '../support/messages.ts';
import { openRoom, sayElsewhere, team } from '../support/teams.ts';

/** Returns the texts of the log that the button's toolbar covers. */
function wordsUnder(button: Locator): Promise<string[]> {
  return button.evaluate((element) => {
    const bar = element.parentElement.getBoundingClientRect();
    const page = element.ownerDocument;
    const texts = page.createTreeWalker(element.closest('[role=log]'), 4);
    const covered = [];
    while (texts.nextNode()) {
      const range = page.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()];
      const touches = lines.some(
        ({ left, right, top, bottom }) =>
          right > bar.left && left < bar.right && bottom > bar.top && top < bar.bottom,
      );
      if (touches) covered.push(texts.currentNode.textContent);
    }
    return covered;
  });
}

test('the buttons of a message cover no text, neither its own nor that of other messages', async ({
  browser,
}) => {
  const { owner, mate, project, room } = await team(browser);
  const long = 'The tide turns over the sand before anybody has seen it come in. '.repeat(4);
  const said = [`First: ${long}`, `Second: ${long}`, `Third: ${long}`, '```ts\nconst fourth = 4;\n```'];
  for (const words of said) await sayElsewhere(owner, project.id, words);
  await sayElsewhere(mate, project.id, `Fifth: ${long}`);
  await openRoom(owner.page, room);
  for (const name of [/First/, /Second/, /Third/, /fourth/, /Fifth/]) {
    const message = owner.page.getByRole('article', { name });
    expect(await wordsUnder(await actionOf(message, 'Reply')), String(name)).toEqual([]);
  }
});
