/** Join requests beside what the specification quotes. */
export const requestsCopy = {
  sent: 'Request sent',
  invited: 'Answer invitation',
  noteLabel: 'Note to the owner (optional)',
  notOpen: {
    full: 'Every seat is taken.',
    closed: 'This project is closed.',
    archived: 'This project is archived.',
  },
  /** Whatever the cause: the words of the server's refusal. */
  shut: 'This project takes nobody at the moment',
  retry: 'Retry',
  addNote: 'Add a note or a role',
  roleLabel: 'Role you would like (optional)',
  roleLine: 'Would like to be: {role}',
  waitlist: 'Waitlist, position {position} of {of}',
  /** What one has asked and was not answered yet. */
  own: {
    title: 'Your requests',
    invited: 'Invitation of {name} to',
    pending: 'Waiting for an answer',
    remindedOn: 'Reminded on {date}',
    expires: 'Expires on {date}',
    showAll: 'Show all {count}',
    remind: 'Remind',
    reminded: 'The reminder is sent.',
    remindFailed: 'The reminder could not be sent.',
    withdraw: 'Withdraw',
    withdrawn: { join_request: 'Your request is withdrawn.', invitation: 'The invitation is withdrawn.' },
    withdrawFailed: 'This could not be withdrawn.',
    withdrawSeveral: 'Withdraw several',
    withdrawTitle: 'Withdraw your other requests?',
    withdrawText: 'Teams need not answer what you no longer want. Untick what you would still like to join.',
    withdrawOne: 'Withdraw 1 request',
    withdrawCount: 'Withdraw {count} requests',
    withdrawnOne: '1 request is withdrawn.',
    withdrawnMany: '{count} requests are withdrawn.',
    keep: 'Keep them',
  },
  /** What those who lead see on the project's page. */
  waiting: {
    title: 'Waiting for your answer',
    waitlist: 'Waitlist',
    fullText: 'Every seat is taken. You are told when one is open again.',
  },
} as const;
