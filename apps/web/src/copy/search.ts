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
  hint: 'Titles, descriptions, skills under any name, and people. Small slips of the pen are forgiven.',
  tryDiscover: 'Try Discover',
  filterOnDiscover: 'Filter these on Discover',
} as const;
