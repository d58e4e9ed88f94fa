interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Ways to move the picture under the circle. */
export const directions = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const;

export type Direction = keyof typeof directions;

/** How far one press moves, in pixels of the screen. */
const step = 12;

/** Where the picture is after a move: never so far that the circle would show its edge. */
export function moved(from: Point, direction: Direction, media: Size, circle: Size, zoom: number): Point {
  const { x, y } = directions[direction];
  return {
    x: within(from.x + x * step, (media.width * zoom - circle.width) / 2),
    y: within(from.y + y * step, (media.height * zoom - circle.height) / 2),
  };
}

function within(value: number, most: number): number {
  const bound = Math.max(0, most);
  return bound === 0 ? 0 : Math.min(bound, Math.max(-bound, value));
}
