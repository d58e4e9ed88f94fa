import { chartsCopy } from '../../copy/charts.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { FigureBars } from '../../ui/charts/figure-bars.tsx';
import { Radar } from '../../ui/charts/radar.tsx';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.areas;

type Areas = SkillReport['areas'];

/** A radar needs at least three axes. */
const minAxes = 3;

function summaryOf(areas: Areas): string {
  const [first = '', ...others] = areas.slice(0, 3).map(({ label }) => label);
  return others.length === 0
    ? fill(copy.one, { first })
    : fill(copy.more, { first, others: listInWords(others) });
}

const percentOf = (strength: number) => Math.round(strength * 100);

export function AreasChart({ areas }: { areas: Areas }) {
  return (
    <ChartCard
      title={copy.title}
      summary={summaryOf(areas)}
      note={copy.note}
      table={{
        columns: [copy.area, copy.strength, copy.skills],
        rows: areas.map(({ label, strength, skills }) => ({
          key: label,
          cells: [label, percentOf(strength), skills.length],
        })),
      }}
    >
      {areas.length < minAxes ? (
        <FigureBars
          max={100}
          series={[{ label: copy.strength, look: 'filled' }]}
          rows={areas.map(({ label, strength }) => ({ key: label, label, figures: [percentOf(strength)] }))}
        />
      ) : (
        <Radar axes={areas.map(({ label, strength }) => ({ label, value: strength }))} />
      )}
    </ChartCard>
  );
}
