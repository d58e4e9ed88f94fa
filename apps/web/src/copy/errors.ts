/** What is said of an error when the server gave no words and the screen has none of its own. */
export const errorCopy = {
  invalid: 'Something in what was sent is not right.',
  unauthenticated: 'Please sign in first.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'This does not exist.',
  conflict: 'This has been changed in the meantime.',
  tooLarge: 'This is too large.',
  rateLimited: 'Too many attempts. Please wait a little.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The site is busy. Please try again in a moment.',
  network: 'No connection. Please check your network and try again.',
} as const;
