interface SparklineProps {
  /** Oldest first, at least two. */
  values: readonly number[];
  /** Labels below the first and the last value. */
  from: string;
  to: string;
}

const width = 280;
const height = 48;
/** Space for the mark and the line's ends. */
const inset = 4;

/** A line of values over time with a mark on the last one. Decorative: the text next to it states the same. */
export function Sparkline({ values, from, to }: SparklineProps) {
  const max = Math.max(1, ...values);
  const points = values.map((value, index) => ({
    x: inset + (index * (width - 2 * inset)) / (values.length - 1),
    y: height - inset - (value / max) * (height - 2 * inset),
  }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full">
        <line x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-hairline" />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeLinejoin="round"
          className="fill-none stroke-heading stroke-2"
        />
        <rect x={last.x - 4} y={last.y - 4} width="8" height="8" rx="1" className="fill-primary" />
      </svg>
      <div className="mt-1 flex justify-between gap-2 text-12 text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
