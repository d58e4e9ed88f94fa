/** What a person wants of recommended projects. */
export const preferencesCopy = {
  title: 'What matters to you in projects',
  text: 'A must-have leaves out what lacks it; what a project does not tell is not held against it. What does not matter counts nothing in how a project fits you.',
  wishes: {
    skills: 'Skills',
    hours: 'Hours a week',
    timeZone: 'Time zone',
    interests: 'Interests',
  },
  hints: {
    skills: 'It asks for at least one of your skills.',
    hours: 'Its owner gives no more hours a week than you.',
    timeZone: 'You share at least 6 waking hours with its owner.',
    interests: 'It meets one of your interests or roles.',
  },
  choices: { must: 'Must-have', flexible: 'Flexible', ignore: 'Don’t care' },
  saved: 'Saved. Your recommendations follow it',
  failed: 'This could not be saved. Please try again.',
  allHidden: 'No project has all your must-haves',
  allHiddenHint: 'Make one of them flexible, or look at what they hide.',
  hidden: '{count} hidden by your must-haves',
  shown: '{count} without your must-haves are shown as well',
  show: 'Show them',
  hide: 'Hide them',
  edit: 'Change what matters',
} as const;
