import { teamsCopy } from '../../../apps/web/src/copy/events/teams.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { teams, withTeams } from './formations.ts';
import { exampleReasons } from './team-page.ts';

const firstPreviewed = 'Team 1: quiet-heron and plain-otter';

/** What organisers read before they publish. */
export const preview = {
  version: 2,
  teams: 2,
  participants: 4,
  unplaced: 1,
  fault: null,
  messages: [firstPreviewed, 'Team 2: grey-gull and small-tern'].map((team) => ({
    teamId: team,
    name: team,
    message: `Your team in “Tide weekend” is ${team}`,
    members: team
      .replace(/.*: /, '')
      .split(' and ')
      .map((username) => ({ username, reasons: exampleReasons })),
  })),
};

/** Opens the reasons of the first team below the message. */
export async function openReasons({ page }: Stage): Promise<void> {
  await page
    .getByRole('dialog')
    .getByText(fill(teamsCopy.publish.reasons, { team: firstPreviewed }))
    .click();
}

async function openPreview({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: fill(teamsCopy.publish.open, { version: 2 }) }).click();
}

/** A state of the dialog before the publication. */
function previewState(name: string, fault: string | null): ScreenState {
  return {
    name,
    async before(stage) {
      await withTeams()(stage);
      await answer(stage.page, 'events.previewPublication', { ...preview, fault });
    },
    act: openPreview,
    shows: text(fault ?? teamsCopy.publish.messages),
  };
}

/** States of the dialog before the publication. */
export const publishingStates: readonly ScreenState[] = [
  previewState('publish dialog', null),
  previewState('cannot be published', 'These teams are still being formed'),
  {
    name: 'warnings before the publication',
    async before(stage) {
      const teamList = teams.teamList.map((team) => ({ ...team, broken: teams.rules[0]?.id ?? null }));
      await withTeams({ teamList })(stage);
      await answer(stage.page, 'events.previewPublication', preview);
    },
    act: openPreview,
    shows: text(teamsCopy.publish.checks.rulesChanged),
  },
  {
    name: 'preview loading',
    async before(stage) {
      await withTeams()(stage);
      await hold(stage.page, 'events.previewPublication');
    },
    act: openPreview,
    shows: text(teamsCopy.publish.loading),
    busy: true,
  },
  {
    name: 'preview failed',
    async before(stage) {
      await withTeams()(stage);
      await refuse(stage.page, 'events.previewPublication', 'rate_limited', teamsCopy.publish.failed);
    },
    act: openPreview,
    shows: text(teamsCopy.publish.failed),
  },
  {
    name: 'reasons before the publication',
    async before(stage) {
      await withTeams()(stage);
      await answer(stage.page, 'events.previewPublication', preview);
    },
    async act(stage) {
      await openPreview(stage);
      await openReasons(stage);
    },
    shows: (page) => page.getByRole('definition').first(),
  },
];
