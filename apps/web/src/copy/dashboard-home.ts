/** Texts of the dashboard's first tab that the specification does not quote. */
export const dashboardHomeCopy = {
  loading: 'Loading your dashboard…',
  checklist: {
    title: 'Get started',
    progress: '{done} of {all} done',
    done: 'Done',
    open: 'To do',
    steps: {
      profile: { title: 'Complete your profile', text: 'A bio and a workplace tell teams who you are.' },
      skills: {
        title: 'Add your skills',
        text: 'We match projects to your skills. Three are enough to start.',
      },
      project: { title: 'Post or join a project', text: 'Post your own idea, or ask to join one.' },
      hours: { title: 'Add your hours', text: 'We compare them with those of each team.' },
    },
  },
  teams: {
    title: 'Your teams',
    loading: 'Loading your teams…',
    failed: 'Your teams could not be loaded.',
    empty: 'You are in no team yet.',
    discover: 'Find a project',
    or: 'or',
    post: 'post your own',
    roles: { owner: 'Owner', co_owner: 'Co-owner', member: 'Member' },
    seats: { none: 'No open seat', one: '1 open seat', many: '{count} open seats' },
    statuses: { open: '', full: 'Full', closed: 'Closed', archived: 'Archived' },
    request: '1 request to answer',
    requests: '{count} requests to answer',
    unread: '{count} unread',
    chat: 'Chat',
    room: 'Chat room of {title}',
    all: 'Show all {count}',
  },
  pending: {
    title: 'Waiting for your answer',
    one: '1 request',
    many: '{count} requests',
    answer: 'Answer',
  },
} as const;
