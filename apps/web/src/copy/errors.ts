/** Error texts for when neither the server nor the screen supplies one. */
export const errorCopy = {
  invalid: 'Some of the information is invalid',
  unauthenticated: 'Please sign in first',
  forbidden: 'You are not allowed to do this',
  notFound: 'This could not be found',
  conflict: 'This was changed in the meantime. Please check it and try again.',
  tooLarge: 'This is too large',
  rateLimited: 'Too many attempts. Please wait a moment.',
  internal: 'Something went wrong on our side',
  unavailable: 'The site is busy. Please try again in a moment.',
  network: 'No connection. Please check your network and try again.',
} as const;
