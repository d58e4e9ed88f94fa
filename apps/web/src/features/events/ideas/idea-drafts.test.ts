import { expect, test } from 'vitest';
import type { EventIdea } from '../events.queries.ts';
import { draftOf, ideaDifferences } from './idea-drafts.ts';

const buoy: EventIdea = {
  id: 'buoy',
  title: 'Buoy radio',
  description: 'A radio in each buoy.',
  needs: [{ role: 'Backend', count: 2 }],
  skills: ['Rust'],
  maxTeams: 1,
  proposedBy: null,
  version: 2,
  can: { edit: true },
};

test('an idea as it is saved is no difference', () => {
  expect(ideaDifferences(buoy, draftOf(buoy))).toEqual([]);
});

test('the fields that were edited are described in both versions', () => {
  const edited = {
    ...draftOf(buoy),
    title: 'Loud buoy',
    description: ' ',
    needs: { Backend: '2', Design: '1' },
  };
  expect(ideaDifferences(buoy, edited)).toEqual([
    { id: 'name', name: 'Title of the project', theirs: 'Buoy radio', yours: 'Loud buoy' },
    { id: 'description', name: 'What it is about', theirs: 'A radio in each buoy.', yours: 'empty' },
    {
      id: 'needs',
      name: 'Participants needed in each role',
      theirs: '2 × Backend',
      yours: '2 × Backend, 1 × Design',
    },
  ]);
});
