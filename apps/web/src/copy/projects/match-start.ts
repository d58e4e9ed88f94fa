/** The first skills of a user on the page of a project. */
export const matchStartCopy = {
  title: 'Which of these can you do?',
  hint: 'One tap each. You see at once how you fit, and your profile keeps them.',
} as const;
