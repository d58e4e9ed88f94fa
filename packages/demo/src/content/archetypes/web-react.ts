import type { Archetype } from './archetype.ts';

export const react: Archetype = {
  id: 'react',
  roles: ['Frontend developer', 'Web developer', 'Product engineer'],
  core: ['React', 'TypeScript', 'CSS', 'Frontend'],
  often: ['HTML', 'JavaScript', 'Vite', 'Testing', 'Tailwind CSS'],
  sometimes: [
    'Next.js',
    'Redux',
    'GraphQL',
    'Storybook',
    'Accessibility',
    'Playwright',
    'Progressive web apps',
    'Node.js',
  ],
  interests: [
    'local tools',
    'offline first',
    'typography',
    'civic tech',
    'cycling',
    'music',
    'accessibility',
  ],
  repositories: [
    { name: '{s}-web', about: 'Web client for {thing}, usable with one thumb.', language: 'TypeScript' },
    {
      name: '{s}-calendar',
      about: 'A calendar view for {thing} that prints on one page.',
      language: 'TypeScript',
    },
    { name: 'use-{s}', about: 'React hooks for {thing}: loading, caching, undo.', language: 'TypeScript' },
    { name: '{s}-forms', about: 'Long forms about {thing} that survive a reload.', language: 'TypeScript' },
    {
      name: '{s}-board',
      about: 'A wall display for {thing}, built for an old tablet.',
      language: 'TypeScript',
    },
    { name: '{s}-offline', about: 'Looking up {thing} without a network.', language: 'JavaScript' },
  ],
  people: [
    {
      bio: 'I build interfaces for people who did not ask for software: harbour staff, nurses, beekeepers. If a form needs a manual, I start again.',
      also: ['Accessibility'],
    },
    {
      bio: 'frontend dev. react, ts, css. clean UI, fast reviews. hmu if you need a pair of eyes on your components',
    },
    {
      bio: 'Came to code from stage lighting. I care about timing: when a thing appears matters as much as what it says.',
      also: ['Three.js'],
    },
    {
      bio: 'I moved from print layout to React eight years ago and still think in columns. Looking for a team that argues about spacing.',
      also: ['Design systems'],
    },
    {
      bio: 'Most of my work lives behind a login at a hospital. I would love to make something my neighbours can open.',
      also: ['Testing'],
    },
    {
      bio: 'Offline first is my hobby horse: service workers, IndexedDB, merge rules. I live on an island, so it is not theoretical.',
      also: ['Progressive web apps', 'IndexedDB'],
    },
    { bio: 'React at a bank. Would like to build something my mother can see.', also: ['Redux'] },
    {
      bio: 'self taught, 4 yrs. Next.js, some Node. I answer questions in forums so I probably already saw yours lol',
      also: ['Next.js', 'Node.js'],
    },
    {
      bio: 'Charts, maps, timelines: I turn columns of numbers into something you can point at.',
      also: ['D3.js', 'SVG'],
    },
    {
      bio: 'I test with a keyboard first and a screen reader second, and only then look at it. Happy to review other people’s focus order.',
      also: ['Accessibility', 'Playwright'],
    },
    {
      bio: 'Web developer at a regional newspaper. I make election nights load fast on bad phones.',
      also: ['Next.js', 'Performance'],
    },
    {
      bio: 'Back after a year of parental leave, with six good hours a week and a soft spot for design systems.',
      also: ['Storybook', 'Design systems'],
    },
  ],
};
