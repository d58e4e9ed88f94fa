/** How close the text of a field is to its limit. */
export const limitCopy = {
  near: '{count} of {max} characters',
  reached: 'The limit of {max} characters is reached. Longer text is cut off.',
} as const;
