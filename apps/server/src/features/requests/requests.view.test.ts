import { expect, test } from 'vitest';
import { outcomeMessage } from './requests.view.ts';

const summary = { title: 'Tide table', username: 'Ines', answerer: 'Omar', reason: '' };
const request = { ...summary, kind: 'join_request' } as const;
const invitation = { ...summary, kind: 'invitation', answerer: 'Ines' } as const;

test('describes each outcome in one sentence with user, project and reason', () => {
  expect(outcomeMessage('accepted', request)).toBe('Omar accepted your request to join Tide table');
  expect(outcomeMessage('accepted', invitation)).toBe('Ines accepted your invitation to join Tide table');
  expect(outcomeMessage('rejected', request)).toBe('Omar rejected your request to join Tide table');
  expect(outcomeMessage('rejected', { ...request, reason: 'Team is set' })).toBe(
    'Omar rejected your request to join Tide table: Team is set',
  );
  expect(outcomeMessage('rejected', invitation)).toBe('Ines rejected your invitation to join Tide table');
  expect(outcomeMessage('expired', { ...request, answerer: null, reason: 'The project was closed' })).toBe(
    'Your request to join Tide table expired: The project was closed',
  );
  expect(outcomeMessage('expired', { ...invitation, answerer: null })).toBe(
    'Your invitation of Ines to join Tide table expired',
  );
});
