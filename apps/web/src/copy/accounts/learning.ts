/** The setting that turns off learning from recommendations, and what the site records. */
export const learningCopy = {
  title: 'Learning from recommendations',
  text: 'To make recommendations better and fairer, this site records which of them were shown and what happened next. Records are deleted after 90 days.',
  details: 'What exactly is recorded',
  label: 'Learn from what I do with recommendations',
  on: 'Recommendations that you see or appear in are recorded from now on',
  off: 'Switched off. What was recorded about you has been deleted.',
  failed: 'The setting could not be changed. Please try again.',
} as const;
