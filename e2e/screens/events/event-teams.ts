import { expect, type Page } from '@playwright/test';
import { clashCopy } from '../../../apps/web/src/copy/events/clash.ts';
import { compareCopy } from '../../../apps/web/src/copy/events/compare.ts';
import { reviewCopy } from '../../../apps/web/src/copy/events/review.ts';
import { teamsCopy } from '../../../apps/web/src/copy/events/teams.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { formation, teams, teamsPath, withTeams } from './formations.ts';
import { participants } from './participants.ts';
import { publishedStates } from './published-teams.ts';
import { publishingStates } from './publishing.ts';

/** On phones, the row of a team is opened before its button is pressed. */
async function pressInTeam(page: Page, team: string, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  const row = page.getByRole('button', { name: team, exact: true });
  await expect(button.or(row).first()).toBeVisible();
  if (await row.isVisible()) await row.click();
  await button.click();
}

async function openSwaps(page: Page, team: string): Promise<void> {
  await pressInTeam(page, team, fill(reviewCopy.swaps.open, { team }));
}

async function withTwoVersions(stage: Stage): Promise<void> {
  await withTeams()(stage);
  const first = { version: 1, score: 88.2, mean: 88.2, worst: 81.9 };
  await answer(stage.page, 'events.formations', { formations: [formation, { ...formation, ...first }] });
  const [one, two] = teams.teamList;
  if (one === undefined || two === undefined) return;
  const [stays, moves] = one.members;
  const swapped = [
    { ...one, members: [...(stays ? [stays] : []), ...two.members.slice(1)] },
    { ...two, members: [...two.members.slice(0, 1), ...(moves ? [moves] : [])] },
  ];
  await stage.page.route(/\/formations\/1$/, (route) =>
    route.fulfill({ json: { ...teams, ...first, teamList: swapped } }),
  );
}

/** The tab in which organisers form, review and publish teams. */
export const teamsScreen: Screens[number] = {
  name: 'event-teams',
  as: 'developer',
  path: teamsPath,
  states: [
    { name: 'filled', before: withTeams(), shows: text('At most 92.1: these teams are within 0.8 points') },
    { name: 'not proven', before: withTeams({ bound: null }), shows: text(teamsCopy.result.notProven) },
    {
      name: 'clash of rules',
      before: withTeams({
        score: null,
        bound: null,
        teams: 0,
        teamList: [],
        mean: null,
        worst: null,
        satisfaction: [],
        fault: 'the hard rules cannot be met together',
        clash: ['design'],
        clashReason: {
          kind: 'role',
          ruleId: 'design',
          role: 'Design',
          teams: 12,
          enoughFor: 9,
          sizeThatFits: 5,
        },
        fixes: [
          { kind: 'teamSize', min: 3, max: 5 },
          { kind: 'soften', ruleId: 'design' },
          { kind: 'remove', ruleId: 'design' },
        ],
      }),
      shows: text(clashCopy.fixesText),
    },
    {
      name: 'broken rule',
      before: withTeams({ fault: 'team 2 breaks the rule design' }),
      shows: text(`${teamsCopy.result.fault}: team 2 breaks the rule design`),
    },
    {
      name: 'running',
      before: withTeams({ status: 'running', score: 84.2, bound: null }),
      shows: text(teamsCopy.form.running),
    },
    {
      name: 'live scores failed',
      async before(stage) {
        await withTeams()(stage);
        await refuse(stage.page, 'events.formationInstance', 'rate_limited', reviewCopy.scoresFailed);
      },
      shows: text(reviewCopy.scoresFailed),
    },
    {
      name: 'swaps',
      async before(stage) {
        await withTeams()(stage);
        const ids = participants.map(({ id }) => id);
        const swaps = ids.flatMap((one) => ids.map((other): [string, string] => [one, other]));
        await answer(stage.page, 'events.possibleSwaps', { swaps });
      },
      async act({ page }) {
        await openSwaps(page, 'Team 1');
      },
      shows: (page) => page.getByRole('dialog').getByText('↔').first(),
    },
    {
      name: 'swaps failed',
      async before(stage) {
        await withTeams()(stage);
        await refuse(stage.page, 'events.possibleSwaps', 'rate_limited', reviewCopy.swaps.failed);
      },
      async act({ page }) {
        await openSwaps(page, 'Team 1');
      },
      shows: (page) => page.getByRole('dialog').getByText(reviewCopy.swaps.failed),
    },
    {
      name: 'merge two teams',
      async before(stage) {
        await withTeams()(stage);
        await answer(stage.page, 'events.possibleSwaps', { swaps: [] });
      },
      async act({ page }) {
        await openSwaps(page, 'Team 2');
        await page.getByRole('button', { name: reviewCopy.merge.open }).click();
        await page.getByLabel(reviewCopy.merge.target).selectOption({ index: 1 });
      },
      shows: (page) => page.getByRole('dialog').getByRole('status').filter({ hasText: 'Team 1' }),
    },
    {
      name: 'merge of a locked team',
      async before(stage) {
        await withTeams()(stage);
        await answer(stage.page, 'events.possibleSwaps', { swaps: [] });
      },
      async act({ page }) {
        await openSwaps(page, 'Team 1');
        await page.getByRole('button', { name: reviewCopy.merge.open }).click();
      },
      shows: (page) => page.getByRole('dialog').getByText('unlock its participants first'),
    },
    {
      name: 'delete dialog of a version',
      before: withTeams(),
      act: ({ page }) => page.getByRole('button', { name: teamsCopy.remove, exact: true }).click(),
      shows: text(teamsCopy.removeText),
    },
    {
      name: 'versions side by side',
      before: withTwoVersions,
      act: async ({ page }) => {
        await page.getByLabel(compareCopy.with).selectOption('1');
      },
      shows: text(fill(compareCopy.moved, { count: 2 })),
    },
    {
      name: 'move dialog',
      before: withTeams(),
      act: ({ page }) => pressInTeam(page, 'Team 1', 'Move plain-otter'),
      shows: text(reviewCopy.dialog.target),
    },
    ...publishingStates,
    ...publishedStates,
    { name: 'empty', shows: text(teamsCopy.none) },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.formations'),
      shows: text(teamsCopy.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.formations', 'rate_limited', teamsCopy.failed),
      shows: text(teamsCopy.failed),
    },
  ],
};
