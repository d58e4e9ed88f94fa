import { describe, expect, test } from 'vitest';
import { editsTo, withEdits } from './list-edits.ts';

describe('edits of a stored list', () => {
  const edits = editsTo(['learn', 'build'], ['build', 'mentor']);

  test('lead to the chosen list', () => {
    expect(withEdits(['learn', 'build'], edits)).toEqual(['build', 'mentor']);
  });

  test('keep what another tab has added, and do not add what it has removed', () => {
    expect(withEdits(['learn', 'hackathon'], edits)).toEqual(['hackathon', 'mentor']);
  });

  test('add nothing twice that another tab has added as well', () => {
    expect(withEdits(['mentor'], edits)).toEqual(['mentor']);
  });
});
