/** Texts for an organiser whose edits are not saved yet while another organiser saves. */
export const conflictCopy = {
  title: 'Another organiser has saved in the meantime',
  text: 'Your edits are still here and not saved. Choose which version to continue with.',
  item: 'Changed',
  theirs: 'Saved now',
  yours: 'Yours',
  missing: 'not in the list',
  same: 'Both versions are the same.',
  keep: 'Continue with yours',
  take: 'Use the saved version',
  kept: 'Save to replace the version of the other organiser.',
} as const;
