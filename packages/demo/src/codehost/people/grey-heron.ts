import { type HostPerson, manifest, verifiedEmail } from '../host-person.ts';

/** A profile with every field, for the first sign-in. */
export const greyHeron: HostPerson = {
  id: 4_100_007,
  login: 'grey-heron',
  name: 'Maren Vik',
  bio: 'Maps for people who row. Svelte in the browser, PostGIS below.',
  company: '@slack-water',
  location: 'Stavanger',
  emails: verifiedEmail('maren@grey-heron.example'),
  repositories: [
    {
      name: 'slack-chart',
      description: 'When the current turns, on a map.',
      topics: ['svelte', 'postgis', 'maps'],
      languages: { TypeScript: 52_400, Svelte: 31_020 },
      pushedDaysAgo: 4,
      files: {
        'package.json': manifest({
          name: 'slack-chart',
          dependencies: { svelte: '^5.1.0', 'maplibre-gl': '^5.0.0' },
        }),
        'README.md':
          '# Slack chart\n\nShows when the current turns.\n\n## Built with\n\nSvelte and PostGIS.\n',
      },
    },
    {
      name: 'oar-log',
      description: 'Counts strokes.',
      topics: ['kotlin'],
      languages: { Kotlin: 21_700 },
      pushedDaysAgo: 40,
      files: { 'README.md': '# Oar log\n\nAn app in Kotlin.\n' },
    },
  ],
};
