import type { TeamReasons } from '../../ui/events/team-reasons.ts';

/** The figures of the invented event. */
export const figures = { participants: 96, teams: 24, teamSize: 4, score: 93.2, bound: 93.6, worst: 84.7 };

export const reader = { name: 'plain-otter', role: 'Frontend' };

export const members = [
  reader,
  { name: 'amber-finch', role: 'Design' },
  { name: 'slow-cedar', role: 'Backend' },
  { name: 'north-ridge', role: 'Product' },
];

/** Why the reader is in this team. */
export const reasons: TeamReasons = {
  roles: [reader.role],
  skills: ['React', 'TypeScript'],
  hours: [
    { day: 1, from: 18, to: 21 },
    { day: 3, from: 18, to: 21 },
  ],
  languages: ['en'],
  friends: ['amber-finch'],
  group: [],
  wishRank: 1,
};

/** Why another participant is in another team. */
export const whyNot = {
  name: 'quiet-heron',
  kind: 'cost',
  members: 8,
  points: 3,
  worse: 5,
  better: 0,
} as const;
