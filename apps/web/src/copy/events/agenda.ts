/** Texts of the user's events on the home page. */
export const agendaCopy = {
  title: 'Events',
  all: 'All events',
  allWith: 'All events, {count} more',
  nextSteps: {
    confirm: 'Confirm your place',
    team: 'Your team is published',
    open: 'Open the registration',
    form: 'Form the teams',
  },
  organiser: 'Organiser',
  starts: 'Starts {time}',
  started: 'Until {time}',
  upcoming: 'You can register until {time}',
  upcomingFull: 'You can join the waiting list until {time}',
} as const;
