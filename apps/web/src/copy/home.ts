export const homeCopy = {
  title: 'Home',
  greeting: 'Good to see you, {username}.',
} as const;
