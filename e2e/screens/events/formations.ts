import { paths } from '../../../apps/web/src/paths.ts';
import type { FormationPage, FormationSummary } from '../../../packages/contracts/src/events/forming.ts';
import { answer } from '../../support/calls.ts';
import { openEvent } from '../../support/events.ts';
import type { Stage } from '../screen.ts';
import { participants, visitor } from './participants.ts';

export const formation: FormationSummary = {
  version: 2,
  status: 'done',
  seed: 2,
  seconds: 10,
  basedOn: null,
  repairs: null,
  appliedAt: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  finishedAt: '2026-11-20T09:30:10.000Z',
  score: 91.3,
  bound: 92.1,
  fault: null,
  clash: null,
  clashReason: null,
  revision: 1,
  teams: 2,
};

export const teams: FormationPage = {
  ...formation,
  rules: [
    { id: 'design', kind: 'role', strength: 'hard', role: 'Design', count: 1, level: 2 },
    { id: 'hours', kind: 'hours', strength: 1, hours: 2 },
  ],
  teamList: ['Team 1', 'Team 2'].map((name, index) => ({
    id: name,
    name,
    ideaId: null,
    fromId: null,
    score: index === 0 ? 93.2 : 88.4,
    broken: null,
    members: participants
      .slice(index * 2, index * 2 + 2)
      .map(({ id }) => ({ participantId: id, locked: id === 'one' })),
  })),
  unplaced: [],
  mean: 90.8,
  worst: 88.4,
  satisfaction: [
    { ruleId: 'design', value: 1, teams: 2 },
    { ruleId: 'hours', value: 0.72, teams: 1 },
  ],
  fixes: [],
  can: { undo: true, redo: false },
};

/** What the browser scores moves with. */
export const instance = {
  people: participants.map(({ id }) => ({
    id,
    level: 0.5,
    skills: {},
    slots: [18, 19],
    languages: ['en'],
    wishes: [],
    friends: [],
    avoid: [],
    answers: {},
    roles: id === 'one' || id === 'two' ? { Backend: 2 } : { Design: 2 },
  })),
  sizes: { min: 1, max: 4, preferred: 2 },
  rules: [
    { id: 'backend', kind: 'role', strength: 3, role: 'Backend', count: 1, level: 2 },
    { id: 'size', kind: 'size', strength: 1 },
  ],
};

/** The tab Teams of a new event. */
export async function teamsPath(stage: Stage): Promise<string> {
  return paths.eventDesk((await openEvent(visitor(stage))).slug, 'teams');
}

/** The desk with one version, changed as given. */
export function withTeams(changes: Partial<FormationPage> = {}) {
  return async ({ page }: Stage): Promise<void> => {
    await answer(page, 'events.participants', { participants, total: participants.length });
    await answer(page, 'events.formations', { formations: [{ ...formation, ...changes }] });
    await answer(page, 'events.formation', { ...teams, ...changes });
    await answer(page, 'events.formationInstance', instance);
  };
}
