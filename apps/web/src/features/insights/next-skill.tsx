import { Link } from 'react-router';
import { chartsCopy } from '../../copy/charts.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { FigureBars } from '../../ui/charts/figure-bars.tsx';
import type { SkillReport } from './skill-charts.tsx';

const copy = chartsCopy.next;
/** The report has more, for the skill editor. */
const barsShown = 8;

/** The most useful next skill in one sentence. */
export function summaryOf({ next: [first], openProjects }: SkillReport): string {
  if (openProjects === 0) return copy.noProjects;
  if (!first || first.opens === 0) return copy.none;
  return fill(first.opens === 1 ? copy.one : copy.many, { skill: first.label, count: first.opens });
}

/** The skills that would open the most projects, or else the most requested ones. */
export function NextSkill({ report }: { report: SkillReport }) {
  const next = report.next.slice(0, barsShown);
  if (next.length === 0) return <ChartCard title={copy.title} summary={summaryOf(report)} wide />;
  return (
    <ChartCard
      title={copy.title}
      summary={summaryOf(report)}
      note={copy.note}
      wide
      table={{
        columns: [chartsCopy.skill, copy.opens, copy.projects, copy.people],
        rows: next.map(({ skillId, label, opens, projects, people }) => ({
          key: skillId,
          cells: [label, opens, projects, people],
        })),
      }}
    >
      <FigureBars
        series={[
          { label: copy.opens, look: 'filled', heading: copy.opensHeading },
          { label: copy.projects, look: 'mark', heading: copy.projectsHeading },
        ]}
        rows={next.map(({ skillId, label, opens, projects }) => ({
          key: skillId,
          label: (
            <Link
              to={paths.discover({ searchTerm: label })}
              aria-label={fill(copy.explore, { skill: label })}
              className="link inline-block min-h-6 leading-6"
            >
              {label}
            </Link>
          ),
          figures: [opens, projects],
        }))}
      />
    </ChartCard>
  );
}
