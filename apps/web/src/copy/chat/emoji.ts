/** Texts of the emoji picker. */
export const emojiCopy = {
  insert: 'Emoji',
  picker: 'Choose an emoji',
  search: 'Search emoji',
  loading: 'Loading emoji…',
  none: 'No emoji has that name.',
  /** Keyed by the group number in the emoji data. */
  groups: {
    0: 'Smileys and feelings',
    1: 'People',
    3: 'Animals and nature',
    4: 'Food and drink',
    5: 'Travel and places',
    6: 'Activities',
    7: 'Objects',
    8: 'Symbols',
    9: 'Flags',
  },
} as const;
