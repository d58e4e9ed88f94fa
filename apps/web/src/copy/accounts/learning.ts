/** The setting that turns off learning from recommendations, and what the site records. */
export const learningCopy = {
  title: 'Learning from recommendations',
  text: 'To make recommendations better and fairer, this site records which of them were shown and what happened next. Records are deleted after 90 days.',
  details: 'What exactly is recorded',
  label: 'Learn from what I do with recommendations',
  on: 'On: recommendations that you see or appear in are recorded.',
  off: 'Off: nothing is recorded, and what was recorded about you is deleted.',
} as const;
