import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import { labelLines } from './label-lines.ts';

export interface RadarAxis {
  label: string;
  /** 0–1. */
  value: number;
}

const width = 340;
const height = 280;
const center = { x: width / 2, y: height / 2 };
const radius = 96;
const rings = [0.25, 0.5, 0.75, 1];
const lineHeight = 15;

const distance = scaleLinear([0, 1], [0, radius]);

/** Clockwise from the top, in radians. */
function angleOf(index: number, count: number): number {
  return (index / count) * 2 * Math.PI;
}

function pointAt(angle: number, far: number) {
  return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far };
}

const outline = lineRadial<number>()
  .angle((_, index, values) => angleOf(index, values.length))
  .radius((value) => distance(value))
  .curve(curveLinearClosed);

function Label({ axis, angle }: { axis: RadarAxis; angle: number }) {
  const { x, y } = pointAt(angle, radius + 12);
  const side = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
  const lines = [...labelLines(axis.label), String(Math.round(axis.value * 100))];
  // Labels grow away from the radar: upwards above it, downwards below it, both ways at the sides.
  const share = y < -radius ? 1 : y > radius ? 0 : 0.5;
  const top = y - share * (lines.length - 1) * lineHeight + (share === 0 ? 8 : 4);
  return (
    <text x={x} y={top} textAnchor={side} className="fill-text text-13">
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? 0 : lineHeight}
          className={index === lines.length - 1 ? 'fill-heading font-semibold tabular-nums' : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Three to six axes from the centre outwards, with values out of 100. */
export function Radar({ axes }: { axes: readonly RadarAxis[] }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="m-auto block w-full max-w-100 overflow-visible"
    >
      <g transform={`translate(${center.x} ${center.y})`}>
        {rings.map((ring) => (
          <path key={ring} d={outline(axes.map(() => ring)) ?? ''} className="fill-none stroke-hairline" />
        ))}
        {axes.map(({ label }, index) => {
          const end = pointAt(angleOf(index, axes.length), radius);
          return <line key={label} x2={end.x} y2={end.y} className="stroke-hairline" />;
        })}
        <path
          d={outline(axes.map(({ value }) => value)) ?? ''}
          className="fill-primary/15 stroke-primary stroke-2"
          strokeLinejoin="round"
        />
        {axes.map((axis, index) => {
          const angle = angleOf(index, axes.length);
          const { x, y } = pointAt(angle, distance(axis.value));
          return (
            <g key={axis.label}>
              <rect x={x - 3.5} y={y - 3.5} width="7" height="7" className="fill-primary" />
              <Label axis={axis} angle={angle} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
