import { whyNotCopy } from '../../../apps/web/src/copy/events/reasons.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import type { WhyNot } from '../../../packages/contracts/src/events/explaining.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { teamState } from './team-page.ts';

const others = ['small-tern', 'salt-marsh-warden'].map((username) => ({
  userId: username,
  username,
  team: 'Team 12',
  roles: ['Design', 'Frontend'],
}));

async function ask({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: whyNotCopy.open }).click();
}

/** A state of the question why a participant is in another team, after a choice. */
function whyNotState(name: string, why: WhyNot, shown: string): ScreenState {
  return teamState({
    name,
    act: chooseOther,
    shows: text(shown),
    async before({ page }) {
      await answer(page, 'events.otherTeams', { participants: others });
      await answer(page, 'events.whyNot', why);
    },
  });
}

async function chooseOther(stage: Stage): Promise<void> {
  await ask(stage);
  await stage.page.getByLabel(whyNotCopy.label).click();
  await stage.page.getByRole('option', { name: 'small-tern' }).click();
}

/** States of the question why another participant is in another team. */
export const whyNotStates: readonly ScreenState[] = [
  teamState({
    name: 'why not loading',
    before: ({ page }) => hold(page, 'events.otherTeams'),
    act: ask,
    shows: text(whyNotCopy.loading),
    busy: true,
  }),
  teamState({
    name: 'why not failed',
    before: ({ page }) => refuse(page, 'events.otherTeams', 'rate_limited', whyNotCopy.failed),
    act: ask,
    shows: text(whyNotCopy.failed),
  }),
  teamState({
    name: 'why not without other teams',
    before: ({ page }) => answer(page, 'events.otherTeams', { participants: [] }),
    act: ask,
    shows: text(whyNotCopy.empty),
  }),
  teamState({
    name: 'why not choosing',
    before: ({ page }) => answer(page, 'events.otherTeams', { participants: others }),
    async act(stage) {
      await ask(stage);
      await stage.page.getByLabel(whyNotCopy.label).click();
    },
    shows: (page) => page.getByRole('option', { name: 'small-tern' }),
  }),
  teamState({
    name: 'why not computing',
    async before({ page }) {
      await answer(page, 'events.otherTeams', { participants: others });
      await hold(page, 'events.whyNot');
    },
    act: chooseOther,
    shows: text(whyNotCopy.computing),
    busy: true,
  }),
  teamState({
    name: 'why not could not be compared',
    async before({ page }) {
      await answer(page, 'events.otherTeams', { participants: others });
      await refuse(page, 'events.whyNot', 'rate_limited', whyNotCopy.answerFailed);
    },
    act: chooseOther,
    shows: text(whyNotCopy.answerFailed),
  }),
  whyNotState(
    'why not by its cost',
    { kind: 'cost', points: 7, members: 12, worse: 5, better: 2 },
    whyNotCopy.covers,
  ),
  whyNotState(
    'why not although equally good',
    { kind: 'cost', points: 0, members: 8, worse: 0, better: 0 },
    whyNotCopy.noCost.equal.meaning,
  ),
  whyNotState(
    'why not although better for some',
    { kind: 'cost', points: 0, members: 8, worse: 0, better: 4 },
    whyNotCopy.noCost.stronger.meaning,
  ),
  whyNotState('why not by rules', { kind: 'rules', rules: ['role', 'hours'] }, whyNotCopy.covers),
  whyNotState(
    'why not in one team',
    { kind: 'same_team' },
    fill(whyNotCopy.sameTeam, { name: 'small-tern' }),
  ),
  whyNotState('why not while busy', { kind: 'not_computed' }, whyNotCopy.notComputed),
];
