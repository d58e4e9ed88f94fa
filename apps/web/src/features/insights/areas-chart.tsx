import { cx } from 'class-variance-authority';
import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';
import { Bar } from '../../ui/charts/bars.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { Radar } from '../../ui/charts/radar.tsx';
import { SkillMark } from '../../ui/match/skill-mark.tsx';
import { areaSummary, percentOf } from './area-summary.ts';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.areas;

type Area = SkillReport['areas'][number];

/** A radar needs at least three axes. */
const minAxes = 3;

/** Skills shown for an area; the table has their number. */
const maxSkills = 8;

interface AreaRowProps {
  area: Area;
  declared: ReadonlySet<string>;
  /** The radar beside it shows the strength on wide screens. */
  hasRadar: boolean;
}

/** An area with the skills behind it, each with its sign: shown in work, or declared only. */
function AreaRow({ area: { label, strength, skills }, declared, hasRadar }: AreaRowProps) {
  const more = skills.length - maxSkills;
  return (
    <li className="grid gap-1.5 border-t py-2.5">
      <div className="flex justify-between gap-4">
        <p className="wrap-anywhere text-heading">{label}</p>
        <p className={cx('font-semibold text-heading tabular-nums', hasRadar && 'lg:sr-only')}>
          {percentOf(strength)}
          <span className="sr-only"> {copy.strength}</span>
        </p>
      </div>
      <Bar percent={percentOf(strength)} tone="primary" className={cx('h-2', hasRadar && 'lg:hidden')} />
      <ul
        aria-label={fill(copy.skillList, { area: label })}
        className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted"
      >
        {skills.slice(0, maxSkills).map((skill) => (
          <li key={skill} className="inline-flex items-center gap-1.5">
            <SkillMark how={declared.has(skill) ? 'declared' : 'shown'} />
            {skill}
          </li>
        ))}
        {more > 0 ? <li>{fill(copy.moreSkills, { count: more })}</li> : null}
      </ul>
    </li>
  );
}

/** The fields of work, the strongest first: as a radar where there is space, beside the skills behind each. */
export function AreasChart({ report: { areas, standing } }: { report: SkillReport }) {
  const declared = new Set(standing.declared);
  const hasRadar = areas.length >= minAxes;
  return (
    <ChartCard
      title={copy.title}
      summary={areaSummary(areas)}
      note={copy.note}
      wide
      table={{
        columns: [copy.area, copy.strength, copy.skills],
        rows: areas.map(({ label, strength, skills }) => ({
          key: label,
          cells: [label, percentOf(strength), skills.length],
        })),
      }}
    >
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {hasRadar ? (
          <div className="max-lg:hidden">
            <Radar axes={areas.map(({ label, strength }) => ({ label, value: strength }))} />
          </div>
        ) : null}
        <ul className="text-14 lg:only:col-span-full">
          {areas.map((area) => (
            <AreaRow key={area.label} area={area} declared={declared} hasRadar={hasRadar} />
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}
