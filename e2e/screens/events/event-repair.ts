import { repairCopy as copy } from '../../../apps/web/src/copy/events/repair.ts';
import { reviewCopy } from '../../../apps/web/src/copy/events/review.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import type { RepairDifference, RepairPage } from '../../../packages/contracts/src/events/repair.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { openEvent } from '../../support/events.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { formation, teams as formed, instance } from './formations.ts';
import { participants, visitor } from './participants.ts';

const names = ['quiet-heron', 'plain-otter', 'grey-gull-who-sails-far-out', 'small-tern'];

const members: RepairPage['waiting'] = names.map((username, index) => ({
  participantId: username,
  userId: username,
  username,
  profilePicture: null,
  status: index === 1 ? ('withdrawn' as const) : ('placed' as const),
}));

const teams: RepairPage['teams'] = [
  { id: 'a', name: 'Team 1', project: null, members: members.slice(0, 2), attending: 1, flag: 'one_left' },
  { id: 'b', name: 'Team 2', project: null, members: members.slice(2), attending: 2, flag: 'too_small' },
];

const repairPage: RepairPage = { version: 2, fault: null, teams, waiting: members.slice(3) };

const attendance = {
  code: '407 291',
  lateCode: 'late',
  closedAt: null,
  total: names.length,
  counts: { expected: 1, present: 1, absent: 1, waiting: 1 },
  participants: (['expected', 'present', 'absent', 'waiting'] as const).map((state, index) => ({
    id: state,
    userId: state,
    username: names[index] ?? '',
    profilePicture: null,
    state,
    team: state === 'waiting' ? null : 'Team 1',
    checkedInAt: state === 'present' ? '2026-11-20T10:00:00.000Z' : null,
  })),
};

const difference: RepairDifference = {
  version: 3,
  repairs: 2,
  appliedAt: null,
  fault: null,
  attending: 41,
  scoreBefore: 84.2,
  score: 91.3,
  answerBy: '2026-11-21T10:00:00.000Z',
  moved: [
    {
      participantId: 'a',
      username: 'quiet-heron',
      answer: 'asked',
      from: { id: 'a', name: 'Team 1' },
      to: { id: 'b', name: 'Team 2' },
      reason: '“Team 1” and “Team 2” become one team',
    },
    {
      participantId: 'b',
      username: 'grey-gull-who-sails-far-out',
      answer: 'declined',
      from: { id: 'c', name: 'Team 3' },
      to: { id: 'd', name: 'Team 4' },
      reason: '“Team 4” lost a member',
    },
  ],
  joined: [{ participantId: 'c', username: 'small-tern', to: { id: 'b', name: 'Team 2' } }],
  left: [
    {
      participantId: 'd',
      username: 'plain-otter',
      status: 'withdrawn',
      from: { id: 'a', name: 'Team 1' },
    },
  ],
  unplaced: [],
  closed: [{ id: 'a', name: 'Team 1', mergedInto: { id: 'b', name: 'Team 2' } }],
  created: [{ id: 'e', name: 'Team 9', members: ['far-seal', 'long-eel'] }],
};

async function repairPath(stage: Stage): Promise<string> {
  return paths.eventDesk((await openEvent(visitor(stage))).slug, 'repair');
}

const repair = { ...formation, version: 3, repairs: 2 };

/** The tab with one repair, changed as given. */
function withRepair(changes: Partial<RepairDifference> = {}) {
  return async ({ page }: Stage): Promise<void> => {
    await answer(page, 'events.repair', repairPage);
    await answer(page, 'events.attendance', attendance);
    await answer(page, 'events.formations', { formations: [repair] });
    await answer(page, 'events.repairDifference', { ...difference, ...changes });
  };
}

/** The tab without a repair. */
async function published({ page }: Stage): Promise<void> {
  await answer(page, 'events.repair', repairPage);
  await answer(page, 'events.attendance', attendance);
  await answer(page, 'events.formations', { formations: [] });
}

/** A repair in the review table. */
async function withEditing(stage: Stage): Promise<void> {
  await withRepair()(stage);
  const { page } = stage;
  await answer(page, 'events.participants', { participants, total: participants.length });
  await answer(page, 'events.formation', { ...formed, version: 3, repairs: 2 });
  await answer(page, 'events.formationInstance', instance);
}

/** All teams have enough members, and nobody waits. */
const complete: RepairPage = {
  ...repairPage,
  teams: teams.map((team) => ({ ...team, attending: 4, flag: null })),
  waiting: [],
};

const declined = 'Participants who rejected the move: 1. Put them back, or compute the repair again.';
const over = 'This event is over, so its teams can no longer be repaired';
const notRegistered = 'This user has not registered';
const unmoved = { moved: [], joined: [], left: [], closed: [], created: [] };

/** The tab in which organisers check participants in and repair teams. */
export const repairScreen: Screens[number] = {
  name: 'event-repair',
  as: 'developer',
  path: repairPath,
  states: [
    { name: 'filled', before: withRepair({ fault: declined }), shows: text(declined) },
    {
      name: 'nothing to repair',
      async before(stage) {
        await published(stage);
        await answer(stage.page, 'events.repair', complete);
      },
      shows: text(copy.teams.fine),
    },
    {
      name: 'computing',
      async before(stage) {
        await published(stage);
        const running = { ...repair, status: 'running', score: 84.2, bound: null };
        await answer(stage.page, 'events.formations', { formations: [running] });
      },
      shows: text(copy.form.running),
    },
    {
      name: 'difference',
      before: withRepair({
        answerBy: null,
        moved: difference.moved.map((moved) => ({ ...moved, answer: null })),
      }),
      shows: (page) => page.getByRole('button', { name: copy.ask.submit }),
    },
    {
      name: 'asked',
      before: withRepair({
        moved: difference.moved.map((moved, index) => ({
          ...moved,
          answer: index === 0 ? ('accepted' as const) : ('asked' as const),
        })),
      }),
      shows: text(copy.difference.answers.asked),
    },
    {
      name: 'applied',
      async before(stage) {
        const appliedAt = '2026-11-20T11:00:00.000Z';
        await withRepair({ appliedAt, fault: 'This repair is already applied' })(stage);
        await answer(stage.page, 'events.formations', { formations: [{ ...repair, appliedAt }] });
      },
      shows: text('This repair is already applied'),
    },
    {
      name: 'edited',
      before: withEditing,
      act: ({ page }) => page.getByRole('button', { name: copy.difference.edit }).click(),
      shows: (page) => page.getByRole('heading', { name: new RegExp(`^${reviewCopy.title}`) }),
    },
    {
      name: 'event is over',
      async before(stage) {
        await withRepair({ fault: over })(stage);
        await answer(stage.page, 'events.repair', { ...repairPage, fault: over });
      },
      shows: text(over),
    },
    { name: 'published', before: published, shows: text(copy.form.text) },
    {
      name: 'close check-in',
      before: published,
      act: ({ page }) => page.getByRole('button', { name: copy.attendance.close }).click(),
      shows: text(fill(copy.attendance.closeText, { count: 1 })),
    },
    {
      name: 'late-comer not found',
      async before(stage) {
        await published(stage);
        await refuse(stage.page, 'events.addLateComer', 'not_found', notRegistered);
      },
      async act({ page }) {
        await page.getByLabel(copy.late.username).fill('nobody-at-all');
        await page.getByRole('button', { name: copy.late.add, exact: true }).click();
      },
      shows: text(notRegistered),
    },
    {
      name: 'no participant found',
      async before(stage) {
        await published(stage);
        await answer(stage.page, 'events.attendance', { ...attendance, participants: [], total: 0 });
      },
      shows: text(copy.attendance.none),
    },
    {
      name: 'apply dialog',
      before: withRepair(),
      act: ({ page }) => page.getByRole('button', { name: fill(copy.apply.open, { version: 3 }) }).click(),
      shows: text(copy.apply.text),
    },
    { name: 'no change', before: withRepair(unmoved), shows: text(copy.difference.nothing) },
    {
      name: 'difference failed',
      async before(stage) {
        await withRepair()(stage);
        await refuse(stage.page, 'events.repairDifference', 'rate_limited', copy.difference.failed);
      },
      shows: text(copy.difference.failed),
    },
    {
      name: 'list failed',
      async before(stage) {
        await published(stage);
        await refuse(stage.page, 'events.attendance', 'rate_limited', copy.attendance.failed);
      },
      shows: text(copy.attendance.failed),
    },
    { name: 'empty', shows: text(copy.notYet) },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.repair'),
      shows: text(copy.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.repair', 'rate_limited', copy.failed),
      shows: text(copy.failed),
    },
  ],
};
