/** The dashboard's first tab beside what the specification quotes. */
export const dashboardHomeCopy = {
  checklist: {
    title: 'Get started',
    progress: '{done} of {all} done',
    done: 'Done',
    open: 'To do',
    steps: {
      profile: { title: 'Complete your profile', text: 'A bio and a workplace tell teams who is asking.' },
      skills: { title: 'Add your skills', text: 'Projects are matched by them. Three make a start.' },
      project: { title: 'Post or join a project', text: 'Post your own idea, or ask to join one.' },
      verify: {
        title: 'Verify your e-mail address',
        text: 'So that you can get back in if you forget your password.',
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
