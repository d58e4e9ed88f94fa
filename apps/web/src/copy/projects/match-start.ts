/** The first skills of a user on the page of a project. */
export const matchStartCopy = {
  title: 'Which of these can you do?',
  hint: 'Each skill that you tap is added to your profile. You see at once how you fit.',
} as const;
