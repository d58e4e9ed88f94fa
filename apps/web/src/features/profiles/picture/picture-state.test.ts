import { describe, expect, test } from 'vitest';
import { isSaved, isValidPicture, type PictureState, pictureChange, shownPicture } from './picture-state.ts';

const states: readonly [PictureState, object, string | null][] = [
  [{ step: 'idle' }, {}, '/media/saved.webp'],
  [{ step: 'cropping', source: 'blob:a' }, {}, '/media/saved.webp'],
  [{ step: 'uploading', preview: 'blob:b', percent: 40, offline: false }, {}, 'blob:b'],
  [
    { step: 'ready', preview: 'blob:b', address: '/media/new.webp' },
    { profilePicture: '/media/new.webp' },
    'blob:b',
  ],
  [{ step: 'removed' }, { profilePicture: null }, null],
  [{ step: 'failed' }, {}, '/media/saved.webp'],
];

describe('picture state', () => {
  test.each(states)('%o changes the profile and shows the right picture', (state, change, shown) => {
    expect(pictureChange(state)).toEqual(change);
    expect(shownPicture(state, '/media/saved.webp')).toBe(shown);
  });

  test('is saved once the profile contains the change', () => {
    const ready: PictureState = { step: 'ready', preview: 'blob:b', address: '/media/new.webp' };
    expect([isSaved(ready, '/media/old.webp'), isSaved(ready, '/media/new.webp')]).toEqual([false, true]);
    expect([isSaved({ step: 'removed' }, '/media/old.webp'), isSaved({ step: 'removed' }, null)]).toEqual([
      false,
      true,
    ]);
    expect(isSaved({ step: 'idle' }, null)).toBe(false);
  });

  test.each([
    ['image/png', 2_097_151, true],
    ['image/webp', 1, true],
    ['image/png', 2_097_152, false],
    ['image/svg+xml', 100, false],
    ['text/plain', 100, false],
    ['', 100, false],
  ])('type "%s" with %i bytes fits: %s', (type, size, fits) => {
    expect(isValidPicture({ type, size })).toBe(fits);
  });
});
