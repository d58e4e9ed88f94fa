import type { ListedIdea } from './request-idea.ts';

/** Join requests that expired because the owner never answered, as happens with volunteers. */
export const unansweredIdeas: readonly ListedIdea[] = [
  {
    project: 'lumen-notes',
    person: 'vue',
    note: 'hi, I can fix the layout of the long German words. is anybody there?',
    daysAgo: 33,
  },
  {
    project: 'lumen-notes',
    person: 'writing',
    note: 'I teach Portuguese and could do the texts in a week.',
    daysAgo: 26,
  },
  {
    project: 'prompt-ci',
    person: 'node',
    note: 'We use something like this at work, held together with tape. Would rather help with yours.',
    daysAgo: 24,
  },
  {
    project: 'kelp',
    person: 'node',
    note: 'Could do the site. 4h/week.',
    daysAgo: 60,
  },
  {
    project: 'kelp',
    person: 'game',
    note: 'I dive in that bay every Sunday and can count things.',
    daysAgo: 48,
  },
  {
    project: 'hive-scale',
    person: 'ios',
    note: 'An app for the beekeepers of our club? I have 11 testers and a veil.',
    daysAgo: 90,
  },
  {
    project: 'toolshed',
    person: 'rails',
    note: 'Our street has the same shed. Also the same missing drill.',
    daysAgo: 70,
  },
  {
    project: 'gauge',
    person: 'php',
    note: 'I live by the river and I am awake when it rains.',
    daysAgo: 30,
  },
];
