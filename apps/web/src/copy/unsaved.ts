/** The question before unsaved edits are lost. */
export const unsavedCopy = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet. If you leave, they are lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
  dialog: {
    title: 'Close without saving?',
    text: 'What you entered here is not saved yet. If you close it, it is lost.',
    close: 'Close without saving',
  },
} as const;
