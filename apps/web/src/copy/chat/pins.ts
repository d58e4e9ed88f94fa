/** Texts for pinned messages. */
export const pinsCopy = {
  pinned: 'Pinned',
  /** Above the latest pins, below the members. */
  decisions: 'Pinned decisions',
  showAll: 'Show all {count}',
  pinnedCount: 'Pinned ({count})',
  pinnedBy: 'Pinned by {name}',
  pinnedByAt: 'Pinned by {name}, {date}',
  pin: 'Pin',
  unpin: 'Unpin',
  noPins: 'No pinned messages',
  noPinsHint: 'Pin what the team has agreed on, so that everyone finds it here.',
  loadingPins: 'Loading pinned messages…',
  pinsFailed: 'The pinned messages could not be loaded.',
  pinFailed: 'The pin could not be saved',
} as const;
