import type { EventPage } from '../../../packages/contracts/src/events/event-page.ts';
import type { TeamReasons } from '../../../packages/contracts/src/events/explaining.ts';
import type { PublishedTeam } from '../../../packages/contracts/src/events/publishing.ts';
import { answer, change, intercept } from '../../support/calls.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { registeredPath, viewer } from './new-event.ts';

/** The page as a participant with a published team sees it. */
export async function placed({ page }: Stage): Promise<void> {
  await answer(page, 'events.ownPulse', { frequency: 'weekly', canGive: true, opensAt: null, given: null });
  await change(page, 'events.bySlug', (event) => ({
    ...event,
    status: 'published',
    viewer: viewer(event, { participant: 'placed' }),
  }));
  await change(page, 'events.registration', ({ registration, start }) => ({
    registration: registration && {
      ...registration,
      status: 'placed',
      can: { confirm: false, edit: false, withdraw: false },
    },
    start,
  }));
}

function ownTeam({ questions }: EventPage): PublishedTeam {
  const answers = questions
    .filter(({ visibility }) => visibility === 'shown_to_teams')
    .map(({ id }) => ({ questionId: id, value: 'A box of tools, and a quiet place to use them.' }));
  const roles = ['Backend', 'Data'];
  return {
    id: 'team',
    name: 'Team 7',
    project: { id: 'project', slug: 'team-7', title: 'Team 7' },
    members: ['quiet-heron', 'plain-otter', 'grey-gull-who-sails-far-out'].map((username, index) => ({
      userId: username,
      username,
      profilePicture: null,
      roles,
      answers: index === 1 ? [] : answers,
    })),
  };
}

/** Reasons of every kind. */
export const exampleReasons: TeamReasons = {
  roles: ['Backend'],
  skills: ['React', 'PostgreSQL'],
  hours: [1, 3].map((day) => ({ day, from: 18, to: 22 })),
  languages: ['en', 'de'],
  friends: ['plain-otter'],
  group: ['plain-otter'],
  wishRank: 1,
};

/** The page of a participant with a published team. */
async function withOwnTeam(stage: Stage): Promise<void> {
  await placed(stage);
  const { page } = stage;
  await intercept(page, 'events.ownTeam', async (route) => {
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const event: EventPage = await (await page.request.get(`/api/events/slug/${slug}`)).json();
    const publishedAt = '2026-11-20T10:00:00.000Z';
    await route.fulfill({ json: { team: ownTeam(event), publishedAt, reasons: exampleReasons } });
  });
}

/** A state of the page of a participant with a published team. */
export function teamState({ before, ...state }: Omit<ScreenState, 'path'>): ScreenState {
  return {
    ...state,
    path: registeredPath,
    async before(stage) {
      await withOwnTeam(stage);
      await before?.(stage);
    },
  };
}
