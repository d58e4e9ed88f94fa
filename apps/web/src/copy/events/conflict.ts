/** Texts for a user whose edits are not saved yet while another user saves. */
export const conflictCopy = {
  title: 'Another user has saved in the meantime',
  text: 'Your edits are still here and not saved. Choose which version to continue with.',
  item: 'Changed',
  theirs: 'Saved now',
  yours: 'Yours',
  missing: 'not in the list',
  empty: 'empty',
  same: 'Both versions are the same.',
  keep: 'Continue with yours',
  take: 'Use the saved version',
} as const;
