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
    {
      bio: 'UI designer who codes (HTML/CSS). Portfolio is being redone since 2022, sorry',
      also: ['Accessibility'],
    },
    {
      bio: 'Designer, signage → screens. Istanbul / remote.',
      also: ['UX research'],
    },
    { bio: 'Design systems, tokens, dark mode.', also: ['Storybook', 'TypeScript'] },
    {
      bio: 'I run usability sessions in kitchens and laundromats, and bring back three changes, not thirty.',
      also: ['UX research'],
    },
    { bio: 'type / svg / print. Lisbon', also: ['SVG'] },
    {
      bio: 'UX writer and designer. Most screens need fewer words, and one needs more.',
      also: ['Technical writing'],
    },
    { bio: 'icons.', also: ['SVG', 'React'] },
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
      bio: 'QA automation engineer, ISTQB certified, 6 years of experience in Playwright, Cypress and Selenium. Open to exciting opportunities!',
      also: ['GitHub Actions'],
    },
    {
      bio: 'I test things. Vitest, Playwright. I will break your app and be nice about it :)',
      also: ['Vitest'],
    },
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
