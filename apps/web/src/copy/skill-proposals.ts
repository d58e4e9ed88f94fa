/** Skills that are suggested from a text while the user writes it. */
export const skillProposalsCopy = {
  reading: 'Looking for skills in your text…',
  none: 'No known skills found in this text yet.',
  settled: 'Nothing more found in this text.',
  found: 'Marked below: the words that name a suggested skill.',
  offline: 'You are offline. Suggestions continue when you are connected again.',
  failed: 'Skills cannot be suggested right now. You can add them yourself.',
  retry: 'Try again',
  places: 'Where your text names skills',
  morePlaces: 'and {count} more places',
  suggested: 'Suggested',
  groups: {
    technologies: 'Suggested technologies',
    skills: 'Suggested skills',
    declare: 'Skills to declare',
  },
  keys: 'Enter adds a suggestion, Delete dismisses it.',
  add: 'Add {name}',
  dismiss: 'Dismiss {name}',
  added: '{name} is added',
  dismissed: '{name} is dismissed',
  full: '{name} was not added: a list holds at most {max}.',
  advertisement: {
    title: 'Paste a job advertisement',
    label: 'Job advertisement',
    hint: 'We only look for the skills that it requires. The text is not posted and not stored. At most {max} characters.',
    tooLong: 'The text is longer than {max} characters. We read and keep its beginning.',
  },
  bio: {
    added: '{name} is added to your skills',
    dismissed: '{name} is hidden and will not be suggested again',
  },
} as const;
