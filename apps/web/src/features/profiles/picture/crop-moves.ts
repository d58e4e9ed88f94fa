interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The directions to move the picture under the circle. */
export const directions = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const;

export type Direction = keyof typeof directions;

/** Distance of one move, in screen pixels. */
const step = 12;

/** Returns the picture's offset after a move, limited so that its edge never enters the circle. */
export function moved(from: Point, direction: Direction, media: Size, circle: Size, zoom: number): Point {
  const { x, y } = directions[direction];
  return {
    x: clamp(from.x + x * step, (media.width * zoom - circle.width) / 2),
    y: clamp(from.y + y * step, (media.height * zoom - circle.height) / 2),
  };
}

function clamp(value: number, max: number): number {
  const bound = Math.max(0, max);
  return bound === 0 ? 0 : Math.min(bound, Math.max(-bound, value));
}
