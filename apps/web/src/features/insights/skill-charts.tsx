import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { chartsCopy as copy } from '../../copy/charts.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { AreasChart } from './areas-chart.tsx';
import { DemandChart } from './demand-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { NextSkill, summaryOf } from './next-skill.tsx';
import { hasParts, StandingChart } from './standing-chart.tsx';

export type SkillReport = Answer<'insights.skills'>;

const gridClass = 'grid items-start gap-4 xl:grid-cols-2';

function Loading() {
  const shown = useDelayedSkeleton(true);
  return (
    <>
      <p role="status" className="mb-4 text-14 text-muted">
        {copy.loading}
      </p>
      {shown ? (
        <div aria-hidden="true" className={gridClass}>
          <CardSkeleton />
          <CardSkeleton />
        </div>
      ) : null}
    </>
  );
}

/** Fewer skills make charts that show nothing. */
const minSkills = 5;

function TooFewSkills({ report, count }: { report: SkillReport; count: number }) {
  return (
    <EmptyState
      title={count === 0 ? copy.empty : copy.few}
      hint={`${copy.emptyHint} ${summaryOf(report)}`}
      action={
        <Link to={paths.skills()} className={buttonClass()}>
          {copy.addSkills}
        </Link>
      }
      className="rounded-10 border"
    />
  );
}

function Charts({ report }: { report: SkillReport }) {
  const { both, shown, declared } = report.standing;
  const count = both.length + shown.length + declared.length;
  if (count < minSkills) return <TooFewSkills report={report} count={count} />;
  return (
    <div className={gridClass}>
      <SectionBoundary data={report} className="xl:col-span-full">
        <NextSkill report={report} />
      </SectionBoundary>
      <SectionBoundary data={report} className="xl:col-span-full">
        <AreasChart report={report} />
      </SectionBoundary>
      <SectionBoundary data={report}>
        <DemandChart report={report} />
      </SectionBoundary>
      <div className="grid gap-4 empty:hidden">
        <SectionBoundary data={report}>
          <GrowthChart growth={report.growth} />
        </SectionBoundary>
        {hasParts(report.standing) ? (
          <SectionBoundary data={report}>
            <StandingChart report={report} />
          </SectionBoundary>
        ) : null}
      </div>
    </div>
  );
}

/** Charts of the user's skills, each with a table: next skill, strength, demand, growth, evidence. */
export function SkillCharts({ userId }: { userId: string }) {
  // Skills change on another tab and projects change at any time, so refetch on every visit.
  const { data, error, refetch } = useQuery({
    ...endpointQuery('insights.skills', { params: { userId } }),
    staleTime: 0,
  });
  if (error) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="rounded-10 border"
      />
    );
  }
  return data ? <Charts report={data} /> : <Loading />;
}
