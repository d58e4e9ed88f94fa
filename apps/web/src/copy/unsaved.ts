/** The question before unsaved edits are lost. */
export const unsavedCopy = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet. If you leave, they are lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;
