import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { FigureBars } from '../../ui/charts/figure-bars.tsx';
import { scarcestFirst } from './scarcity.ts';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.demand;

/** The table shows the rest. */
const maxDrawn = 8;

type Asked = SkillReport['demand'][number];

function scarcestText({ label, projects, people }: Asked): string {
  const words = copy.counts;
  return fill(copy.scarcest, {
    skill: label,
    projects: projects === 1 ? words.projects.one : fill(words.projects.many, { count: projects }),
    people:
      people === 0
        ? words.people.none
        : people === 1
          ? words.people.one
          : fill(words.people.many, { count: people }),
  });
}

function summaryOf({ demand: [first], openProjects }: SkillReport, [scarcest]: readonly Asked[]): string {
  if (!first || first.projects === 0) return copy.none;
  const most = fill(copy.summary, { skill: first.label, projects: first.projects, open: openProjects });
  return scarcest ? `${most} ${scarcestText(scarcest)}` : most;
}

/** The projects that ask for the user's skills against the other users who have them. */
export function DemandChart({ report }: { report: SkillReport }) {
  const { demand } = report;
  const drawn = scarcestFirst(demand.slice(0, maxDrawn));
  return (
    <ChartCard
      title={copy.title}
      summary={summaryOf(report, drawn)}
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
          { label: copy.people, look: 'around', heading: copy.peopleHeading },
        ]}
        rows={drawn.map(({ skillId, label, projects, people }) => ({
          key: skillId,
          label,
          figures: [projects, people],
        }))}
      />
    </ChartCard>
  );
}
