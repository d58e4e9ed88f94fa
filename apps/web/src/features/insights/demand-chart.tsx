import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { FigureBars } from '../../ui/charts/figure-bars.tsx';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.demand;

/** The table shows the rest. */
const maxDrawn = 8;

function summaryOf({ demand, openProjects }: SkillReport): string {
  const [first] = demand;
  if (!first || first.projects === 0) return copy.none;
  return fill(copy.summary, { skill: first.label, projects: first.projects, open: openProjects });
}

/** How many projects ask for the user's skills, and how many other users have them. */
export function DemandChart({ report }: { report: SkillReport }) {
  const { demand } = report;
  return (
    <ChartCard
      title={copy.title}
      summary={summaryOf(report)}
      note={demand.length > maxDrawn ? copy.noteSome : copy.note}
      table={{
        columns: [chartsCopy.skill, copy.projects, copy.people],
        rows: demand.map(({ skillId, label, projects, people }) => ({
          key: skillId,
          cells: [label, projects, people],
        })),
      }}
    >
      <FigureBars
        series={[
          { label: copy.projects, look: 'filled', heading: copy.projectsHeading },
          { label: copy.people, look: 'figure', heading: copy.peopleHeading },
        ]}
        rows={demand.slice(0, maxDrawn).map(({ skillId, label, projects, people }) => ({
          key: skillId,
          label,
          figures: [projects, people],
        }))}
      />
    </ChartCard>
  );
}
