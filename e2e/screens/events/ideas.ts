import { conflictCopy } from '../../../apps/web/src/copy/events/conflict.ts';
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
    name: 'project that another user changed',
    path: eventPath(),
    async act({ page, context: { request } }) {
      await page.getByRole('button', { name: fill(copy.editOf, { title }) }).click();
      await page.getByRole('dialog').getByLabel(copy.description).fill('What is late, and why.');
      const slug = new URL(page.url()).pathname.split('/')[2];
      const { id, ideas } = await (await request.get(`/api/events/slug/${slug}`)).json();
      const [{ id: ideaId, version }] = ideas;
      const data = { title, description: 'What is late.', version };
      await request.put(`/api/events/${id}/ideas/${ideaId}`, { data });
    },
    shows: text(conflictCopy.title),
  },
  {
    name: 'remove a project',
    path: eventPath(),
    act: ({ page }) => page.getByRole('button', { name: fill(copy.remove, { title }) }).click(),
    shows: text(copy.removeText),
  },
];
