import { expect, test } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';
import { signInAs } from '../support/demo.ts';

test('a visitor of the demo community sees that a member of the room is online', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/chat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tidewater/ })
    .first()
    .click();
  const member = page
    .getByRole('listitem')
    .filter({ hasText: 'north-ridge' })
    .filter({ hasText: chatCopy.online });
  await expect(member.first()).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'slow-cedar' }).filter({ hasText: chatCopy.online }),
  ).toHaveCount(0);
});
