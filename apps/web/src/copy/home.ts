/** Texts of the home page of signed-in users that the specification does not quote. */
export const homeCopy = {
  title: 'Home',
  greeting: 'Good to see you, {username}.',
  firstGreeting: 'Nice to have you here, {username}.',
  today: 'Today',
  loading: 'Loading your day…',
  best: {
    title: 'Best for you',
    all: 'All recommendations',
    loading: 'Loading your best matches…',
    none: 'No project fits right now. New ones appear here.',
    isNew: 'New',
  },
  news: {
    title: 'News',
    since: 'Since your last visit, {when}',
    count: '{count} new',
    all: 'All notifications',
    joined: '{username} joined {project}',
    projects: '{count} new projects fit you',
    oneProject: '1 new project fits you',
  },
  start: {
    title: 'Tell us three things you can do',
    text: 'Then we show the projects that need you.',
    progress: '{count} of 3',
    add: 'Add {skill}',
    added: '{skill}, added',
    other: 'Type another skill',
  },
} as const;
