import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { matchingReportCopy } from '../../../copy/legal/matching-report.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useDay } from '../../../lib/time/use-format-day.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import { Row, Table } from './table.tsx';

const { exposure: copy, version: versionCopy } = matchingReportCopy;

type Exposure = NonNullable<Answer<'learning.publicExposure'>['exposure']>;

export const exposureQuery = endpointQuery('learning.publicExposure');

function figureText(exposure: Exposure, figure: keyof typeof copy.figures): string {
  return figure === 'topShare'
    ? `${(exposure.topShare * 100).toFixed(1)}\u00a0%`
    : exposure[figure].toFixed(3);
}

const figureNames = ['gini', 'distinctPerSlot', 'topShare'] as const;

function Figures({ exposure }: { exposure: Exposure }) {
  const count = (value: number) => value.toLocaleString('en');
  const { shown, people, slots } = exposure;
  return (
    <>
      <p>{fill(copy.summary, { shown: count(shown), people: count(people), slots: count(slots) })}</p>
      <Table caption={copy.caption} columns={Object.values(copy.columns)}>
        <tbody>
          {figureNames.map((figure) => (
            <Row
              key={figure}
              name={copy.figures[figure]}
              note={copy.meaning[figure]}
              cells={[figureText(exposure, figure)]}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** How evenly this site recommends users, as its server counted it. */
export function SiteExposure() {
  const { data, error, refetch } = useQuery(exposureQuery);
  const day = useDay(data?.at ?? null);
  const skeleton = useDelayedSkeleton(data === undefined && error === null);
  if (data)
    return (
      <div className="grid gap-3">
        {data.exposure ? (
          <Figures exposure={data.exposure} />
        ) : (
          <EmptyState
            title={copy.none}
            hint={fill(copy.noneHint, limits.publicExposure)}
            className="rounded-10 border"
          />
        )}
        <p className="text-14 text-muted">{fill(copy.counted, { date: day })}</p>
      </div>
    );
  if (error)
    return (
      <ErrorState
        title={copy.failed}
        hint={errorText(error)}
        action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}
        className="rounded-10 border"
      />
    );
  return (
    <div aria-busy="true" className="min-h-48">
      <p role="status" className="mb-3 text-14 text-muted">
        {copy.loading}
      </p>
      {skeleton ? <Skeleton className="h-36 w-full rounded-10" /> : null}
    </div>
  );
}

/** Whether this site uses the points of the release. Nothing until the server has responded. */
export function SiteVersion({ release }: { release: string }) {
  const { data } = useQuery(exposureQuery);
  if (!data) return null;
  const { policy } = data;
  return policy === release ? versionCopy.same : fill(versionCopy.other, { policy });
}
