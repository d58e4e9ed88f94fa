import { describe, expect, test } from 'vitest';
import { moved } from './crop-moves.ts';

const media = { width: 300, height: 200 };
const circle = { width: 200, height: 200 };
const middle = { x: 0, y: 0 };

describe('moving a picture', () => {
  test('moves one step in the given direction', () => {
    expect(moved(middle, 'left', media, circle, 2)).toEqual({ x: -12, y: 0 });
    expect(moved(middle, 'right', media, circle, 2)).toEqual({ x: 12, y: 0 });
    expect(moved(middle, 'up', media, circle, 2)).toEqual({ x: 0, y: -12 });
    expect(moved(middle, 'down', media, circle, 2)).toEqual({ x: 0, y: 12 });
  });

  test('stops before the edge of the picture enters the circle', () => {
    expect(moved({ x: 45, y: 0 }, 'right', media, circle, 1)).toEqual({ x: 50, y: 0 });
    expect(moved(middle, 'up', media, circle, 1)).toEqual({ x: 0, y: 0 });
    expect(moved({ x: -400, y: 0 }, 'left', media, circle, 2)).toEqual({ x: -200, y: 0 });
  });
});
