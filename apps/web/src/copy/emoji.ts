/** The product's own words on choosing an emoji. */
export const emojiCopy = {
  insert: 'Emoji',
  picker: 'Choose an emoji',
  search: 'Search emoji',
  loading: 'Loading emoji...',
  none: 'No emoji has that name.',
  /** By the number of their group in the data. */
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
