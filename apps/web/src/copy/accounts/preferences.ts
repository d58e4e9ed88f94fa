/** The user's preferences for recommended projects. */
export const preferencesCopy = {
  title: 'What matters to you in projects',
  text: 'Projects that don’t meet a must-have are not recommended to you; you still find them in the search. Missing information never hides a project. “Don’t care” removes the criterion from your score.',
  wishes: {
    skills: 'Skills',
    hours: 'Hours a week',
    timeZone: 'Time zone',
    interests: 'Interests',
  },
  hints: {
    skills: 'The project uses at least one of your skills.',
    hours: 'The project needs at most your hours a week.',
    timeZone: 'You share at least 6 hours a day with the owner.',
    interests: 'The project touches one of your interests or roles.',
  },
  choices: { must: 'Must-have', flexible: 'Flexible', ignore: 'Don’t care' },
  allHidden: 'No project meets all your must-haves',
  allHiddenHint: 'Make one of them flexible, or show the hidden projects.',
  hidden: '{count} hidden by your must-haves',
  shown: '{count} without your must-haves are also shown',
  show: 'Show them',
  hide: 'Hide them',
  edit: 'Change what matters',
} as const;
