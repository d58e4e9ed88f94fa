import { useQuery } from '@tanstack/react-query';
import { weekMs } from '@teamwright/contracts/core/durations.ts';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useFormatDay } from '../../../lib/time/use-format-day.ts';
import { fill } from '../../../texts.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';

const copy = projectsCopy.page;

/**
 * The recent activity of a project. Optional: renders nothing while it loads, on failure, or without
 * activity.
 */
export function ProjectActivity({ projectId }: { projectId: string }) {
  const formatDay = useFormatDay();
  const { data, dataUpdatedAt } = useQuery(endpointQuery('projects.activity', { params: { id: projectId } }));
  const weeks = data?.weeklyActivity ?? [];
  const all = weeks.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const untilOf = (index: number) =>
    formatDay(new Date(dataUpdatedAt - (weeks.length - 1 - index) * weekMs).toISOString());
  return (
    <ChartCard
      title={copy.activity}
      summary={fill(copy.activityText, { recent: weeks.at(-1) ?? 0, all })}
      note={copy.activityNote}
      table={{
        columns: [copy.activityWeek, copy.activityCount],
        rows: weeks
          .map((count, index) => ({ key: String(index), cells: [untilOf(index), count] }))
          .toReversed(),
      }}
    >
      <Sparkline values={weeks} from={copy.activityFrom} to={copy.activityTo} />
    </ChartCard>
  );
}
