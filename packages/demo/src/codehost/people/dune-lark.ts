import type { HostPerson } from '../host-person.ts';

/** One verified address and one repository without dependencies. */
export const duneLark: HostPerson = {
  id: 4_100_006,
  login: 'dune-lark',
  name: 'Solveig Brandt',
  bio: 'Maps of coasts that move.',
  company: '',
  location: 'Ribe',
  emails: [{ email: 'solveig@dune-lark.example', primary: true, verified: true }],
  repositories: [
    {
      name: 'drift-lines',
      description: 'Draws how far a coast has moved since the first survey.',
      topics: ['python', 'gis'],
      languages: { Python: 12_300 },
      pushedDaysAgo: 41,
      files: { 'README.md': '# Drift lines\n\nA Python script that compares two surveys of a coast.\n' },
    },
  ],
};
