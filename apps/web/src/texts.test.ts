import { describe, expect, it } from 'vitest';
import { fill, texts } from './texts.ts';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The error catalogue of the specification, its section 8, word for word. */
const errorCatalogue = [
  'Please fill all the fields',
  'Please fill out all fields.',
  'No changes made',
  'Please wait for image to upload',
  'Could not upload image (File must be less than 2MB)',
  'Failed to fetch projects.',
  'Failed to upload project',
  'Failed to fetch token',
  'Failed to create the project posting.',
  'Something went wrong while posting the project.',
  'End date must be after the start date.',
  'Please fill in all fields.',
  "User's profile updated successfully.",
  'You have already sent a request for this project',
  'Join request sent successfully!',
  'Failed to send join request. Please try again.',
  'Unable to load projects. Please try again later.',
  'Failed to fetch projects',
  'Error: {message}',
  'An unexpected error occurred.',
  'No recommendations found or an error occurred.',
  'Loading...',
  'Received invalid data format',
  'Failed to load notifications',
  'Failed to accept request',
  'Failed to reject request',
  '{name} has been added to the project!',
  'Request rejected',
  'Failed to load chat rooms: {message}',
  'No rooms fetched from any endpoint',
  'User information not available',
  'Invalid room data',
  'Invalid room data or user not authenticated',
  'Failed to initialize chat',
  'Failed to send message: {message}',
  'You do not have access to this chat room',
  'Unexpected Application Error!',
];

describe('texts', () => {
  const all = new Set(strings(texts));

  it.each(errorCatalogue)('has %j', (text) => {
    expect(all).toContain(text);
  });

  it('keeps the spelling of the specification', () => {
    expect(texts.dashboard.requirementPost).toBe('Requirememt Post');
  });
});

describe('fill', () => {
  it('replaces every place and leaves unknown ones', () => {
    expect(fill('Page {page} of {pages}', { page: 1, pages: 4 })).toBe('Page 1 of 4');
    expect(fill('{name}: {other}', { name: 'a {b}' })).toBe('a {b}: {other}');
  });
});
