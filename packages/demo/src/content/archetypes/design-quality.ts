import type { Archetype } from './archetype.ts';

export const design: Archetype = {
  id: 'design',
  roles: ['Design engineer', 'UX designer', 'Frontend developer'],
  core: ['UX design', 'Figma', 'CSS', 'Design systems'],
  often: ['HTML', 'Accessibility', 'Frontend', 'Storybook', 'React'],
  sometimes: ['TypeScript', 'SVG', 'Tailwind CSS', 'JavaScript', 'Sass', 'Technical writing', 'UX research'],
  interests: ['typography', 'wayfinding', 'accessibility', 'print', 'museums'],
  repositories: [
    {
      name: '{s}-ui-kit',
      about: 'Tokens and components for products about {thing}.',
      language: 'TypeScript',
    },
    { name: '{s}-icons', about: 'A small icon set for {thing}, drawn on a 24 px grid.', language: 'CSS' },
    {
      name: '{s}-prototype',
      about: 'Clickable prototype for {thing}, tested with nine people.',
      language: 'HTML',
    },
    { name: '{s}-type', about: 'Type and spacing studies for {thing}.', language: 'CSS' },
  ],
  people: [
    { bio: 'I design in the browser and measure contrast before mood.', also: ['Accessibility'] },
    {
      bio: 'Wayfinding designer: stations, hospitals, now interfaces. Nobody should need to ask twice.',
      also: ['UX research'],
    },
    { bio: 'Design tokens, theming, dark mode without regret.', also: ['Storybook', 'TypeScript'] },
    {
      bio: 'I run usability sessions in kitchens and laundromats, and bring back three changes, not thirty.',
      also: ['UX research'],
    },
    { bio: 'Typographer with a terminal. Ask me about tabular figures.', also: ['SVG'] },
    {
      bio: 'UX writer and designer. Most screens need fewer words, and one needs more.',
      also: ['Technical writing'],
    },
    { bio: 'I draw icons and then make them 400 bytes.', also: ['SVG', 'React'] },
    {
      bio: 'Design engineer from exhibition design. I like things people can touch without breaking.',
      also: ['React', 'TypeScript'],
    },
    {
      bio: 'Accessible components are my craft: combobox, grid, dialog. I have read the pattern guide so you do not have to.',
      also: ['Accessibility', 'React'],
    },
  ],
};

export const testing: Archetype = {
  id: 'testing',
  roles: ['Test engineer', 'Quality engineer'],
  core: ['Testing', 'Playwright', 'TypeScript', 'CI/CD'],
  often: ['JavaScript', 'Accessibility', 'GitHub Actions', 'Cypress'],
  sometimes: ['Selenium', 'Python', 'pytest', 'k6', 'Docker', 'SQL', 'Vitest'],
  interests: ['edge cases', 'accessibility', 'mystery novels', 'climbing', 'teaching'],
  repositories: [
    { name: '{s}-e2e', about: 'End-to-end tests for a site about {thing}.', language: 'TypeScript' },
    { name: '{s}-load', about: 'Load profiles for the busiest hour of {thing}.', language: 'JavaScript' },
    { name: '{s}-fixtures', about: 'Believable test data for {thing}.', language: 'TypeScript' },
    { name: '{s}-a11y', about: 'Accessibility checks for pages about {thing}.', language: 'TypeScript' },
  ],
  people: [
    {
      bio: 'I break things kindly and write down how. Playwright, keyboards, odd time zones.',
      also: ['Accessibility'],
    },
    {
      bio: 'Flaky tests are my speciality: finding them, explaining them, ending them.',
      also: ['GitHub Actions'],
    },
    { bio: 'Test engineer, mystery reader. The butler is usually a race condition.', also: ['Vitest'] },
    {
      bio: 'I write acceptance tests with the people who will use the thing, in their words.',
      also: ['Technical writing'],
    },
    { bio: 'Load tests for exam results day. I know when 200,000 pupils press reload.', also: ['k6', 'SQL'] },
    { bio: 'Accessibility tester with a tremor and a good sense of humour.', also: ['Accessibility'] },
    {
      bio: 'Python and browsers, six years of quality work in public broadcasting.',
      also: ['Python', 'Selenium', 'pytest'],
    },
  ],
};
