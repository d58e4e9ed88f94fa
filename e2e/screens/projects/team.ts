import { teamCopy as copy } from '../../../apps/web/src/copy/projects/team.ts';
import { change, hold, refuse } from '../../support/calls.ts';
import { button, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function openProject({ context }: Stage): Promise<{ slug: string; requiredSkills: readonly string[] }> {
  const { user } = await (await context.request.get('/api/user/me')).json();
  const projects = await (await context.request.get(`/flask/posts/user/${user.username}`)).json();
  return projects.find(({ status }: { status: string }) => status === 'open');
}

async function team(stage: Stage): Promise<string> {
  return `/project/${(await openProject(stage)).slug}/team`;
}

/** No team is possible because of the hours. Three changes would make one possible. */
const impossible = {
  asked: 'must_have' as const,
  missing: [{ skillId: 'kafka', label: 'Kafka', because: 'hours' as const }],
  relaxations: [
    { kind: 'hours' as const, missing: 0, hours: 6, by: 2 },
    { kind: 'size' as const, missing: 1, size: 5 },
    { kind: 'skill' as const, missing: 0, skillId: 'kafka', label: 'Kafka' },
  ],
};

export const teamScreens: Screens = [
  {
    name: 'team',
    as: 'owner',
    path: team,
    states: [
      { name: 'filled', shows: text('Team 1') },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'matching.composeTeams'),
        shows: text(copy.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'matching.composeTeams'),
        shows: button(copy.again),
      },
      {
        name: 'impossible',
        before: ({ page }) => change(page, 'matching.composeTeams', (found) => ({ ...found, impossible })),
        shows: text(copy.impossible.mustHave),
      },
      {
        name: 'full',
        before: ({ page }) => change(page, 'matching.composeTeams', (found) => ({ ...found, seats: 0 })),
        shows: text(copy.full),
      },
      {
        name: 'no candidates',
        before: ({ page }) => change(page, 'matching.composeTeams', (found) => ({ ...found, teams: [] })),
        shows: text(copy.noPeople),
      },
      {
        name: 'no skills',
        before: ({ page }) =>
          change(page, 'matching.composeTeams', (found) => ({ ...found, skills: [], teams: [] })),
        shows: text(copy.noSkills),
      },
      {
        name: 'alternatives for a seat',
        act: ({ page }) => page.getByText(copy.team.others).first().click(),
        shows: button(copy.team.take),
      },
      {
        name: 'with a note',
        act: ({ page }) => page.getByRole('button', { name: copy.invite.addNote }).first().click(),
        shows: (page) => page.getByRole('textbox', { name: copy.invite.note }),
      },
    ],
  },
];
