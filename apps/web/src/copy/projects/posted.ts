/** The panel on the page of a project that was posted just now. */
export const postedCopy = {
  label: 'Next step',
  loading: 'Looking for people who fit…',
  people: '{count} people fit',
  /** If the list of recommendations is full. */
  atLeast: 'At least {count} people fit',
  onePerson: '1 person fits',
  withExcellent: '{people}, {excellent} excellent',
  hint: 'Your project is visible now. Invite the people you would like to work with.',
  invite: 'Invite them',
  inviteOne: 'Invite this person',
  none: 'No one fits yet',
  noneHint: 'Your project is visible now. New people appear under recommended teammates as they join.',
  onlyPossibleHint: 'Your project is visible now. Some people have a part of the skills.',
  seeRecommendations: 'See recommended teammates',
  failed: 'The recommended people could not be loaded.',
  failedHint: 'Your project is posted and visible.',
} as const;
