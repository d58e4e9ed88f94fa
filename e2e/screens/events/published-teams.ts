import { pulseCopy } from '../../../apps/web/src/copy/events/pulse.ts';
import { teamRequestsCopy } from '../../../apps/web/src/copy/events/team-requests.ts';
import { teamsCopy } from '../../../apps/web/src/copy/events/teams.ts';
import type { EventPage } from '../../../packages/contracts/src/events/event-page.ts';
import type { Publication } from '../../../packages/contracts/src/events/publishing.ts';
import type { TeamPulses } from '../../../packages/contracts/src/events/pulse.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { teams, withTeams } from './formations.ts';
import { openReasons, preview } from './publishing.ts';

const [firstTeam, secondTeam, ...quietTeams] = teams.teamList.map(({ id, name }) => ({
  id,
  name,
  project: { id, slug: id, title: name },
  members: 4,
  colour: null,
  answers: [],
}));

const givenAt = '2026-11-20T10:00:00.000Z';

/** A team that needs help, a team with one member left, and teams without an answer. */
const pulses: TeamPulses = {
  frequency: 'weekly',
  since: '2026-11-16T00:00:00.000Z',
  opensAt: null,
  teams: [
    ...(firstTeam ? [{ ...firstTeam, members: 1 }] : []),
    ...(secondTeam
      ? [
          {
            ...secondTeam,
            colour: 'red' as const,
            answers: [
              {
                userId: 'a',
                username: 'quiet-heron',
                colour: 'red' as const,
                word: 'We wait for the buoys since Monday, and two of us are ill.',
                givenAt,
              },
              { userId: 'b', username: 'plain-otter', colour: 'green' as const, word: '', givenAt },
            ],
          },
        ]
      : []),
    ...quietTeams,
  ],
};

/** The desk after a publication. */
function withPublication(undoFault: string | null) {
  return async (stage: Stage): Promise<void> => {
    const { page } = stage;
    await withTeams()(stage);
    const publication: Publication = {
      version: 2,
      publishedAt: '2026-11-20T10:00:00.000Z',
      undoFault,
      undoUntil: new Date(Date.now() + 9 * 60_000).toISOString(),
      teams: teams.teamList.map(({ id, name }) => ({
        id,
        name,
        project: { id, slug: id, title: `${name} · Tide weekend` },
      })),
    };
    const asPublished = (event: EventPage) => ({
      ...event,
      status: 'published',
      viewer: event.viewer && {
        ...event.viewer,
        can: { ...event.viewer.can, open: false, close: false, register: false },
      },
    });
    await change(page, 'events.bySlug', asPublished);
    await change(page, 'events.desk', (desk) => ({ ...desk, event: asPublished(desk.event) }));
    await answer(page, 'events.publication', { publication });
    await answer(page, 'events.teamPulses', pulses);
  };
}

const written = 'A participant has written already, so that the teams stay published';

const openReason = 'I built a buoy radio last year, and would like to learn something new.';

const teamRequests = {
  requests: [
    { closedAt: null, reply: '', reason: openReason },
    { closedAt: givenAt, reply: 'All other teams are full.', reason: 'My friend is in Team 2.' },
  ].map((request, index) => ({
    ...request,
    id: String(index),
    askedAt: givenAt,
    userId: String(index),
    username: index === 0 ? 'quiet-heron' : 'plain-otter',
    team: index === 0 ? 'Team 1' : null,
  })),
};

/** States of the tab after the publication. */
export const publishedStates: readonly ScreenState[] = [
  {
    name: 'published',
    before: withPublication(null),
    shows: (page) => page.getByRole('button', { name: teamsCopy.published.undo }),
  },
  {
    name: 'reasons of published teams',
    async before(stage) {
      await withPublication(null)(stage);
      await answer(stage.page, 'events.previewPublication', preview);
    },
    async act(stage) {
      await stage.page.getByRole('button', { name: teamsCopy.published.reasons }).click();
      await openReasons(stage);
    },
    shows: text(teamsCopy.published.reasonsText),
  },
  {
    name: 'undo dialog',
    before: withPublication(null),
    act: ({ page }) => page.getByRole('button', { name: teamsCopy.published.undo }).click(),
    shows: text(teamsCopy.published.undoText),
  },
  {
    name: 'requests for another team',
    async before(stage) {
      await withPublication(written)(stage);
      await answer(stage.page, 'events.teamRequests', teamRequests);
    },
    act: ({ page }) => page.getByText(teamRequestsCopy.desk.title).scrollIntoViewIfNeeded(),
    shows: text(openReason),
  },
  {
    name: 'reply to a request',
    async before(stage) {
      await withPublication(written)(stage);
      await answer(stage.page, 'events.teamRequests', teamRequests);
    },
    act: ({ page }) =>
      page.getByRole('button', { name: teamRequestsCopy.desk.closeOf.split('{')[0] }).click(),
    shows: text(teamRequestsCopy.desk.closeText),
  },
  {
    name: 'requests failed',
    async before(stage) {
      await withPublication(written)(stage);
      await refuse(stage.page, 'events.teamRequests', 'rate_limited', teamRequestsCopy.desk.failed);
    },
    shows: text(teamRequestsCopy.desk.failed),
  },
  {
    name: 'pulse of the teams',
    before: withPublication(written),
    act: ({ page }) => page.getByText(pulseCopy.teams.lastMember).scrollIntoViewIfNeeded(),
    shows: text(pulseCopy.teams.lastMember),
  },
  {
    name: 'pulse before the start',
    async before(stage) {
      await withPublication(written)(stage);
      await answer(stage.page, 'events.teamPulses', { ...pulses, opensAt: '2026-12-20T10:00:00.000Z' });
    },
    act: ({ page }) => page.getByText(pulseCopy.teams.frequency).scrollIntoViewIfNeeded(),
    shows: text(pulseCopy.teams.later),
  },
  {
    name: 'pulse loading',
    async before(stage) {
      await withPublication(written)(stage);
      await hold(stage.page, 'events.teamPulses');
    },
    act: ({ page }) => page.getByText(pulseCopy.teams.loading).scrollIntoViewIfNeeded(),
    shows: text(pulseCopy.teams.loading),
    busy: true,
  },
  {
    name: 'pulse without teams',
    async before(stage) {
      await withPublication(written)(stage);
      await answer(stage.page, 'events.teamPulses', { ...pulses, teams: [] });
    },
    act: ({ page }) => page.getByText(pulseCopy.teams.none).scrollIntoViewIfNeeded(),
    shows: text(pulseCopy.teams.none),
  },
  {
    name: 'pulse failed',
    async before(stage) {
      await withPublication(written)(stage);
      await refuse(stage.page, 'events.teamPulses', 'rate_limited', pulseCopy.teams.failed);
    },
    shows: text(pulseCopy.teams.failed),
  },
  { name: 'undo is over', before: withPublication(written), shows: text(written) },
  {
    name: 'publication failed',
    before: ({ page }) => refuse(page, 'events.publication', 'rate_limited', teamsCopy.failed),
    shows: text(teamsCopy.failed),
  },
];
