/** The longer way to a "no", wherever a request is answered. */
export const rejectionCopy = {
  open: 'Give a reason',
  title: 'Reject with a reason',
  text: '{name} is told what you write.',
  label: 'Reason',
  send: 'Reject',
  cancel: 'Cancel',
} as const;
