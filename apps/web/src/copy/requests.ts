/** Join requests beside what the specification quotes. */
export const requestsCopy = {
  sent: 'Request sent',
  invited: 'Answer invitation',
  noteLabel: 'Note to the owner (optional)',
  addNote: 'Add a note',
  notOpen: {
    full: 'Every seat is taken.',
    closed: 'This project is closed.',
    archived: 'This project is archived.',
  },
  retry: 'Retry',
} as const;
