import type { Archetype } from './archetype.ts';

export const maps: Archetype = {
  id: 'maps',
  roles: ['GIS developer', 'Full-stack developer'],
  core: ['GIS', 'PostGIS', 'PostgreSQL', 'JavaScript'],
  often: ['Leaflet', 'MapLibre', 'Python', 'TypeScript'],
  sometimes: ['React', 'Node.js', 'Data visualization', 'SQL', 'Docker', 'D3.js'],
  interests: ['maps', 'walking', 'open data', 'rivers', 'local history'],
  repositories: [
    { name: '{s}-map', about: 'A slippy map of {thing}.', language: 'TypeScript' },
    { name: '{s}-tiles', about: 'Vector tiles for {thing}, rebuilt every night.', language: 'Python' },
    { name: '{s}-geocoder', about: 'Finds {thing} by half-remembered names.', language: 'Python' },
    { name: '{s}-routes', about: 'Walking routes between {thing}.', language: 'JavaScript' },
  ],
  people: [
    { bio: 'I survey footpaths at weekends and fix their database on Mondays.', also: ['Node.js'] },
    {
      bio: 'PostGIS / MapLibre / tippecanoe',
      also: ['MapLibre', 'Data visualization'],
    },
    {
      bio: 'River engineer. I model floods at work and would like to help people see them coming.',
      also: ['Python', 'SQL'],
    },
    { bio: 'Historical maps, georeferenced by hand. Streets remember more than people do.' },
    { bio: 'I make map UIs. Yes, also with keyboard.', also: ['React', 'Accessibility'] },
    {
      bio: 'Public transport isochrones, mostly to prove that my village is far from everything.',
      also: ['D3.js'],
    },
  ],
};

export const writing: Archetype = {
  id: 'writing',
  roles: ['Technical writer', 'Community manager'],
  core: ['Technical writing', 'Git', 'HTML'],
  often: ['JavaScript', 'Accessibility', 'UX research'],
  sometimes: ['Python', 'CSS', 'Internationalization', 'REST'],
  interests: ['plain language', 'translation', 'teaching', 'community', 'crosswords'],
  repositories: [
    { name: '{s}-handbook', about: 'A plain-language handbook for {thing}.', language: 'HTML' },
    { name: '{s}-guide', about: 'Getting started with {thing}, in fifteen minutes.', language: 'JavaScript' },
    { name: '{s}-glossary', about: 'Words used around {thing}, explained once.', language: 'HTML' },
  ],
  people: [
    {
      bio: 'I write the page people find at two in the morning. Short sentences, tested commands.',
      also: ['REST', 'Accessibility'],
    },
    {
      bio: 'Translator and documentarian. Plain language is a kind of accessibility.',
      also: ['Internationalization', 'Accessibility'],
    },
    {
      bio: 'Community manager for an open map project: I welcome, I sort, I say thank you.',
      also: ['UX research'],
    },
    {
      bio: 'Former physics teacher, now explaining APIs. The questions are the same, the lab coats are gone.',
      also: ['Python'],
    },
  ],
};

/** Developers with little or no evidence, to show how the matching treats them. */
export const newcomer: Archetype = {
  id: 'newcomer',
  roles: ['Student', 'Career changer'],
  core: ['HTML', 'CSS'],
  often: ['JavaScript', 'Git'],
  sometimes: ['Python', 'React', 'Java', 'SQL'],
  interests: ['learning', 'first project', 'music', 'football', 'cooking', 'games'],
  repositories: [
    { name: 'my-first-{s}', about: 'Course project about {thing}.', language: 'JavaScript' },
    { name: '{s}-page', about: 'A page about {thing}, made by hand.', language: 'HTML' },
  ],
  people: [
    {
      bio: 'Second-year student looking for a first real team. I read documentation for fun and ask when I am stuck.',
      also: ['Java'],
    },
    { bio: 'Nurse learning to program. I know night shifts, checklists and patience.' },
    {
      bio: 'Just finished a web course. My biggest page so far is the menu of my uncle’s restaurant.',
      also: ['JavaScript'],
    },
    { bio: 'Retired bookkeeper with time, curiosity and a spreadsheet for everything.', also: ['SQL'] },
    { bio: 'I play the accordion and am learning React. One of them goes well.', also: ['React'] },
    {
      bio: 'Electrician, evening student. I would like to see how a project is run before I run one.',
      also: ['Python'],
    },
  ],
};
