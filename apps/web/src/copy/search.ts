/** The search page. */
export const searchCopy = {
  title: 'Search',
  titleFor: 'Search: {term}',
  label: 'Search projects and people',
  placeholder: 'A project, a skill or a person',
  results: 'Results',
  projects: 'Projects',
  people: 'People',
  recent: 'Recent searches',
  removeRecent: 'Remove {term} from recent searches',
  hint: 'Searches titles, descriptions, skills and people. Skills are found under any of their names, and small typos are fine.',
  singleWords: 'All words must match. Search for one of them:',
  technologies: 'Technologies by number of projects',
  browse: 'Browse',
  lists: {
    projects: { title: 'Projects', text: 'Filter by technology, hours and area.' },
    people: { title: 'People', text: 'Everyone who is open to collaborate.' },
    nearby: { title: 'Nearby', text: 'People and projects of your area or school.' },
    events: { title: 'Events', text: 'Hackathons, courses and sprints.' },
  },
  tryDiscover: 'Try Discover',
  filterOnDiscover: 'Filter these on Discover',
} as const;
