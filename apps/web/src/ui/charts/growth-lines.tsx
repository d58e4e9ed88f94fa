import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { LegendMark } from './legend-mark.tsx';

export interface GrowthPoint {
  all: number;
  part: number;
}

interface GrowthLinesProps {
  /** Oldest first, at least two. */
  points: readonly GrowthPoint[];
  /** Labels below the first and the last point. */
  from: string;
  to: string;
  /** Names of the two lines, with their last figures. */
  allLabel: string;
  partLabel: string;
}

const width = 320;
const height = 132;
/** Space for the marks at the edges. */
const inset = 5;

/** Whole numbers only, because the figures are counts. */
function ticksOf(max: number): number[] {
  return scaleLinear([0, max], [0, 1]).ticks(4).filter(Number.isInteger);
}

interface PlotProps {
  points: readonly GrowthPoint[];
  ticks: readonly number[];
  x: (index: number) => number;
  y: (figure: number) => number;
}

function Plot({ points, ticks, x, y }: PlotProps) {
  const allLine = line<GrowthPoint>(
    (_, index) => x(index),
    ({ all }) => y(all),
  );
  const partLine = line<GrowthPoint>(
    (_, index) => x(index),
    ({ part }) => y(part),
  );
  const partArea = area<GrowthPoint>(
    (_, index) => x(index),
    y(0),
    ({ part }) => y(part),
  );
  const last = points.at(-1) ?? { all: 0, part: 0 };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full overflow-visible">
      {ticks.map((tick) => (
        <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-hairline" />
      ))}
      <path d={partArea(points) ?? ''} className="fill-primary/15" />
      <path d={partLine(points) ?? ''} className="fill-none stroke-primary stroke-2" />
      <path d={allLine(points) ?? ''} strokeDasharray="5 3" className="fill-none stroke-heading stroke-2" />
      <rect x={x(points.length - 1) - 4} y={y(last.part) - 4} width="8" height="8" className="fill-primary" />
      <circle cx={x(points.length - 1)} cy={y(last.all)} r="4" className="fill-heading" />
    </svg>
  );
}

function Legend({ all, part }: { all: string; part: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
      <li className="flex items-center gap-2">
        <LegendMark look="dashed-line" />
        {all}
      </li>
      <li className="flex items-center gap-2">
        <LegendMark look="filled" />
        {part}
      </li>
    </ul>
  );
}

/** A total and one part of it over time: a line for the total, an area for the part. */
export function GrowthLines({ points, from, to, allLabel, partLabel }: GrowthLinesProps) {
  const max = Math.max(1, ...points.map(({ all }) => all));
  const x = scaleLinear([0, points.length - 1], [0, width - inset]);
  const y = scaleLinear([0, max], [height - 1, inset]);
  const ticks = ticksOf(max);
  return (
    <div>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div aria-hidden="true" className="relative w-6 text-right text-12 text-muted tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(y(tick) / height) * 100}%` }}
            >
              {tick}
            </span>
          ))}
        </div>
        <Plot points={points} ticks={ticks} x={x} y={y} />
        <div className="col-start-2 mt-1 flex justify-between text-12 text-muted">
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
      <Legend all={allLabel} part={partLabel} />
    </div>
  );
}
