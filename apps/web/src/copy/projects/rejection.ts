/** Rejecting a request with a reason, wherever a request is answered. */
export const rejectionCopy = {
  open: 'Give a reason',
  /** The name of the button; it starts with the visible text. */
  openFor: 'Give a reason to {name}',
  title: 'Reject with a reason',
  text: '{name} will see your reason.',
  label: 'Reason',
  send: 'Reject',
  cancel: 'Cancel',
} as const;
