import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { FigureBars } from '../../ui/charts/figure-bars.tsx';
import { Radar } from '../../ui/charts/radar.tsx';
import { areaSummary, percentOf } from './area-summary.ts';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.areas;

type Area = SkillReport['areas'][number];

/** A radar needs at least three axes. */
const minAxes = 3;

/** Skills named under an area; the table has their number. */
const namedSkills = 3;

function AreaLabel({ area: { label, skills } }: { area: Area }) {
  const rest = skills.length - namedSkills;
  const named = skills.slice(0, namedSkills).join(', ');
  return (
    <>
      {label}
      {named === label ? null : (
        <span className="block text-13 text-muted">
          {rest > 0 ? `${named} ${fill(copy.moreSkills, { count: rest })}` : named}
        </span>
      )}
    </>
  );
}

/** The fields of work, the strongest first, with the skills behind each; where there is space, also as a radar. */
export function AreasChart({ areas }: { areas: readonly Area[] }) {
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
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {areas.length < minAxes ? null : (
          <div className="max-lg:hidden">
            <Radar axes={areas.map(({ label, strength }) => ({ label, value: strength }))} />
          </div>
        )}
        <div className="lg:only:col-span-full">
          <FigureBars
            max={100}
            series={[{ label: copy.strength, look: 'filled' }]}
            rows={areas.map((area) => ({
              key: area.label,
              label: <AreaLabel area={area} />,
              figures: [percentOf(area.strength)],
            }))}
          />
        </div>
      </div>
    </ChartCard>
  );
}
