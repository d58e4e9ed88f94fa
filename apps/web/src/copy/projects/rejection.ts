/** Rejecting a request with a reason, wherever a request is answered. */
export const rejectionCopy = {
  open: 'Give a reason',
  title: 'Reject with a reason',
  text: '{name} will see your reason.',
  label: 'Reason',
  send: 'Reject',
  cancel: 'Cancel',
} as const;
