/** Texts of the dashboard's first tab that the specification does not quote. */
export const dashboardHomeCopy = {
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
      verify: {
        title: 'Confirm your email address',
        text: 'Then you can reset your password if you forget it.',
      },
    },
  },
  pending: {
    title: 'Waiting for your answer',
    one: '1 request',
    many: '{count} requests',
    more: 'at least {count} requests',
    answer: 'Answer',
  },
} as const;
