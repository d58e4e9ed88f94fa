import type { CastingCall } from './projects/project-idea.ts';

/** A comment on a project. `by` is not a team member; the answer comes from the owner. */
export type CommentIdea = {
  /** Key of the project. */
  project: string;
  by: CastingCall;
  kind: 'comment' | 'question';
  body: string;
  daysAgo: number;
  answer?: string;
};

export const commentIdeas: readonly CommentIdea[] = [
  {
    project: 'tidewater',
    by: '@plain-otter',
    kind: 'question',
    body: 'Two tablets edit the same berth while both are offline. Who wins when they meet again?',
    daysAgo: 3.2,
    answer:
      'Neither, silently. Each field keeps both entries with their times, and the harbour office sees the pair side by side. It happened twice last summer.',
  },
  {
    project: 'tidewater',
    by: '@fern-almanac',
    kind: 'comment',
    body: 'Our marina kept its log on paper for the same reason. If you need a third harbour to try it in, ask.',
    daysAgo: 1.1,
  },
  {
    project: 'ledgerline',
    by: '@late-meadow',
    kind: 'question',
    body: 'Can a club close its year in March instead of December? Ours always has.',
    daysAgo: 5.4,
    answer: 'Yes. A year is twelve months from any first of a month, and you may close it late.',
  },
  {
    project: 'ledgerline',
    by: '@pale-birch',
    kind: 'comment',
    body: 'One page for the statement is the right limit. Ours was eleven and nobody read past the first.',
    daysAgo: 2.3,
  },
  {
    project: 'seedbank',
    by: '@brisk-tern',
    kind: 'question',
    body: 'Do you take varieties that have no Latin name, only the name of the farm they came from?',
    daysAgo: 11,
    answer: 'Those most of all. The farm is the name, and a Latin one can be added by whoever finds it.',
  },
  {
    project: 'saltmarsh',
    by: '@open-kettle',
    kind: 'question',
    body: 'Which tide stations do you read, and what do you show when one is silent for a day?',
    daysAgo: 6.5,
    answer: 'The four public ones nearest the marsh. A silent one is shown as silent, with its last reading.',
  },
  {
    project: 'restore-drill',
    by: '@still-harbor',
    kind: 'question',
    body: 'Could a drill start its spare machine as a Kubernetes job? Some of our members have nothing else.',
    daysAgo: 8.2,
    answer: 'Yes, that is where a drill begins now: one namespace, thrown away afterwards.',
  },
  {
    project: 'contrast-bench',
    by: '@copper-wren',
    kind: 'comment',
    body: 'The pairs that really meet on a screen: that sentence alone saves a designer a week.',
    daysAgo: 4.6,
  },
];
