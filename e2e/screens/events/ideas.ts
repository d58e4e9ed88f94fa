import { eventFormCopy } from '../../../apps/web/src/copy/events/event-form.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState } from '../screen.ts';
import { eventPath, ideas, registeredPath } from './new-event.ts';

const copy = eventFormCopy.ideas;
const [title = ''] = ideas;

/** States of the project ideas on the page of an event. */
export const ideaStates: readonly ScreenState[] = [
  {
    name: 'propose a project',
    path: registeredPath,
    act: ({ page }) => page.getByRole('button', { name: copy.propose }).click(),
    shows: text(copy.proposeText),
  },
  {
    name: 'project without a title',
    path: registeredPath,
    async act({ page }) {
      await page.getByRole('button', { name: copy.propose }).click();
      await page.getByRole('dialog').getByRole('button', { name: copy.add }).click();
    },
    shows: text(copy.titleMissing),
  },
  {
    name: 'change a project',
    path: eventPath(),
    act: ({ page }) => page.getByRole('button', { name: fill(copy.editOf, { title }) }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: copy.save }),
  },
  {
    name: 'remove a project',
    path: eventPath(),
    act: ({ page }) => page.getByRole('button', { name: fill(copy.remove, { title }) }).click(),
    shows: text(copy.removeText),
  },
];
