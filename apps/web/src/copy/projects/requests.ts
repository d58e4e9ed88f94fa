/** Texts for join requests that the specification does not quote. */
export const requestsCopy = {
  sent: 'Request sent',
  /** Withdraws a request that was sent just now. */
  undo: 'Undo',
  invited: 'Answer invitation',
  noteLabel: 'Note to the owner (optional)',
  notOpen: {
    full: 'Every seat is taken.',
    closed: 'This project is closed.',
    archived: 'This project is archived.',
  },
  /** The same text as the server's refusal. It does not reveal the cause. */
  shut: 'This project isn’t accepting members right now',
  /** The dialog of a join request. */
  join: { title: 'Ask to join “{title}”', send: 'Send request', cancel: 'Cancel' },
  roleLabel: 'Role you would like (optional)',
  roleLine: 'Preferred role: {role}',
  waitlist: 'Waitlist, position {position} of {of}',
  /** The user's own pending requests and invitations. */
  own: {
    title: 'Your requests',
    invited: 'You invited {name} to',
    pending: 'Waiting for an answer',
    remindedOn: 'Reminded on {date}',
    expires: 'Expires on {date}',
    showAll: 'Show all {count}',
    remind: 'Remind',
    reminded: 'Reminder sent',
    remindFailed: 'The reminder could not be sent',
    withdraw: 'Withdraw',
    withdrawn: { join_request: 'Request withdrawn', invitation: 'Invitation withdrawn' },
    withdrawFailed: 'The request or invitation could not be withdrawn',
    withdrawSeveral: 'Withdraw requests',
    withdrawTitle: 'Withdraw your other requests?',
    withdrawText: 'Withdraw requests you no longer need. Uncheck any you want to keep.',
    withdrawOne: 'Withdraw 1 request',
    withdrawCount: 'Withdraw {count} requests',
    withdrawnOne: '1 request withdrawn',
    withdrawnMany: '{count} requests withdrawn',
    keep: 'Keep them',
  },
  /** Shown to owners and co-owners on the project's page. */
  waiting: {
    title: 'Waiting for your answer',
    waitlist: 'Waitlist',
    /** Names of the buttons; they start with the visible text. */
    accept: 'Accept {name}',
    reject: 'Reject {name}',
    undo: 'Undo the rejection of {name}',
    /** Opens a request on phones, after its score. */
    details: 'details of the request of {name}',
    noScore: 'No score yet',
    less: 'Show less',
    ifSeatOpens: 'For the seat {name}, if it opens again.',
    ifAnySeatOpens: 'For the project, if a seat opens again.',
    /** The same wherever such a request is shown; the long form once per list. */
    taken: 'Waitlist: every seat is taken.',
    fullText: 'Waitlist: every seat is taken. We’ll notify you when a seat is open again.',
  },
} as const;
