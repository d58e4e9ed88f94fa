import { type HostPerson, manifest, verifiedEmail } from '../host-person.ts';

export const tidalWren: HostPerson = {
  id: 4_100_001,
  login: 'tidal-wren',
  name: 'Ines Moreau',
  bio: 'Interfaces for people in a hurry. React, TypeScript, tests that read like sentences.',
  company: 'Quay Nine',
  location: 'Brest',
  emails: verifiedEmail('ines.moreau@tidal-wren.example'),
  repositories: [
    {
      name: 'ferry-board',
      description: 'Departures on the wall of a café, also when the network is gone.',
      topics: ['react', 'typescript', 'pwa', 'offline-first'],
      languages: { TypeScript: 184_320, CSS: 21_044, HTML: 1_210 },
      pushedDaysAgo: 3,
      files: {
        'package.json': manifest({
          name: 'ferry-board',
          private: true,
          scripts: { dev: 'vite', test: 'vitest run', e2e: 'playwright test' },
          dependencies: { react: '^19.1.0', 'react-dom': '^19.1.0', '@tanstack/react-query': '^5.80.0' },
          devDependencies: {
            typescript: '^5.8.0',
            vite: '^7.0.0',
            vitest: '^3.2.0',
            '@playwright/test': '^1.53.0',
          },
        }),
        'README.md':
          '# Ferry board\n\nShows the next departures on a big screen. Built with React and a service worker, so that the board stays right while the network is away.\n\n## Develop\n\n`npm install`, then `npm run dev`.\n',
        'src/app.tsx':
          "import { Board } from './board.tsx';\n\nexport function App() {\n  return <Board />;\n}\n",
        '.github/workflows/test.yml':
          'name: test\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - uses: actions/setup-node@v4\n      - run: npm ci && npm test\n',
      },
    },
    {
      name: 'tide-api',
      description: 'Tide tables as JSON, from open measurements.',
      topics: ['fastify', 'postgresql', 'api'],
      languages: { TypeScript: 96_410, Dockerfile: 640 },
      pushedDaysAgo: 24,
      files: {
        'package.json': manifest({
          name: 'tide-api',
          dependencies: { fastify: '^5.3.0', pg: '^8.16.0', zod: '^3.25.0' },
          devDependencies: { typescript: '^5.8.0', vitest: '^3.2.0' },
        }),
        Dockerfile:
          'FROM node:22-slim\nWORKDIR /app\nCOPY . .\nRUN npm ci --omit=dev\nCMD ["node", "src/main.ts"]\n',
        'compose.yaml': 'services:\n  api:\n    build: .\n  database:\n    image: postgres:17\n',
        'README.md':
          '# Tide API\n\nA small Fastify server in front of PostgreSQL. One endpoint, documented with OpenAPI.\n',
      },
    },
    {
      name: 'invoices',
      description: 'Invoices of my own business.',
      private: true,
      topics: ['svelte'],
      languages: { Svelte: 30_120, TypeScript: 12_004 },
      pushedDaysAgo: 60,
      files: {
        'package.json': manifest({
          name: 'invoices',
          devDependencies: { svelte: '^5.33.0', vite: '^7.0.0' },
        }),
        'README.md': '# Invoices\n\nWrites invoices as PDF. Svelte.\n',
      },
    },
  ],
};
