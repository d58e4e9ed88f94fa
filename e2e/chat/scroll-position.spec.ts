import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const source = join(import.meta.dirname, '../../apps/web/src/features/chat/log/log-scroller.ts');

/** A log without a server, with the scroll code of the room. `turnPage` adds a page below and removes one above. */
const log = (script: string) => `
<div role="log" style="height: 400px; overflow-y: auto; overflow-anchor: none">
  <div data-partial></div>
</div>
<script type="module">
${script}
const log = document.querySelector('[role=log]');
const content = log.firstElementChild;
function add(count, height) {
  for (let number = 0; number < count; number += 1) {
    const block = content.appendChild(document.createElement('div'));
    const message = block.appendChild(document.createElement('article'));
    message.dataset.seq = String(content.childElementCount);
    message.style.height = height + 'px';
    message.textContent = message.dataset.seq;
  }
}
add(20, 100);
add(40, 50);
createLogScroller(log, content, () => undefined);
log.scrollTop = log.scrollHeight;
globalThis.turnPage = () => {
  add(10, 50);
  for (let number = 0; number < 20; number += 1) content.firstElementChild.remove();
};
</script>`;

test('the last message stays in place if more messages are removed above than are added below', async ({
  page,
}) => {
  await page.setContent(log(stripTypeScriptTypes(await readFile(source, 'utf8'))));
  const last = page.locator('[data-seq="60"]');
  const top = () => last.evaluate((element) => element.getBoundingClientRect().top);
  const drawn = () =>
    page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await drawn();
  await expect(last).toBeInViewport();
  const before = await top();
  await page.evaluate('turnPage()');
  await drawn();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
