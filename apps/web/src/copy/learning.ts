/** What the site notes of how recommendations are used, and the switch against it. */
export const learningCopy = {
  title: 'Learning from recommendations',
  text: 'So that recommendations get better and reach everyone fairly, this site notes which of them were shown and what came of them. After 90 days it forgets.',
  details: 'What exactly is noted',
  label: 'Learn from what I do with recommendations',
  on: 'Recommendations you see and appear in are noted from now on',
  off: 'Switched off. What was noted about you has been removed',
  failed: 'This could not be changed. Please try again.',
} as const;
