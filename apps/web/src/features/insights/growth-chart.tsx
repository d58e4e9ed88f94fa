import { chartsCopy } from '../../copy/charts.ts';
import { formatMonth } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { GrowthLines } from '../../ui/charts/growth-lines.tsx';
import { addedInYear, isGrowing, skillsText } from './growth.ts';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.growth;

/** The number of skills over time. Nothing if few were added in the last year. */
export function GrowthChart({ growth }: { growth: SkillReport['growth'] }) {
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last || !isGrowing(growth)) return null;
  return (
    <ChartCard
      title={copy.title}
      summary={fill(copy.summary, {
        added: skillsText(addedInYear(growth)),
        all: last.all,
        shown: last.shown,
      })}
      table={{
        columns: [copy.month, copy.allColumn, copy.shownColumn],
        rows: growth.toReversed().map(({ month, all, shown }) => ({
          key: month,
          cells: [formatMonth(month), all, shown],
        })),
      }}
    >
      <GrowthLines
        points={growth.map(({ all, shown }) => ({ all, part: shown }))}
        from={formatMonth(first.month)}
        to={formatMonth(last.month)}
        allLabel={fill(copy.all, { count: last.all })}
        partLabel={fill(copy.shown, { count: last.shown })}
      />
    </ChartCard>
  );
}
