import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '../../copy/admin.ts';
import { choiceField, type SearchFields } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import type { Answer } from '../../lib/api/api.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { insightsQuery } from './admin.queries.ts';
import { PeriodField } from './period-field.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ViewsChart } from './views-chart.tsx';

const copy = adminCopy.insights;
const periods = ['7', '30', '90', '365'] as const;

interface Period {
  days: (typeof periods)[number];
}

const fields: SearchFields<Period> = { days: choiceField(periods, '30') };

type Report = Answer<'insights.report'>;

const cellClass = 'border-b py-2 pr-4';
const headClass = 'border-b py-2 pr-4 text-13 font-semibold text-muted';

function Routes({ routes }: Pick<Report, 'routes'>) {
  const maxViews = Math.max(1, ...routes.map(({ views }) => views));
  return (
    <section className="rounded-10 border bg-card p-4 md:p-6">
      <h2 className="text-18">{copy.routes}</h2>
      {routes.length === 0 ? <p className="mt-2 text-14 text-muted">{copy.none}</p> : null}
      {routes.length > 0 ? (
        <table className="mt-3 w-full text-14" aria-label={copy.routes}>
          <thead>
            <tr>
              <th scope="col" className={`${headClass} text-left`}>
                {copy.route}
              </th>
              <th scope="col" className={`${headClass} text-right`}>
                {copy.views}
              </th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, views }) => (
              <tr key={route}>
                <td className={cellClass}>
                  <span className="wrap-anywhere">
                    {route === 'other' ? copy.other : <code>{route}</code>}
                  </span>
                  <span aria-hidden="true" className="mt-1 block h-1 rounded-2 bg-fill">
                    <span
                      className="block h-full rounded-2 bg-primary"
                      style={{ width: `${(views / maxViews) * 100}%` }}
                    />
                  </span>
                </td>
                <td className={`${cellClass} text-right align-top tabular-nums`}>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const ratings = ['good', 'fair', 'poor'] as const;

function Vitals({ vitals }: Pick<Report, 'vitals'>) {
  const measured = vitals.some((vital) => ratings.some((rating) => vital[rating] > 0));
  const share = (vital: Report['vitals'][number], rating: (typeof ratings)[number]) => {
    const loads = vital.good + vital.fair + vital.poor;
    return loads === 0 ? '–' : `${Math.round((vital[rating] / loads) * 100)}\u00a0%`;
  };
  return (
    <section className="rounded-10 border bg-card p-4 md:p-6">
      <h2 className="text-18">{copy.vitals}</h2>
      {measured ? null : <p className="mt-2 text-14 text-muted">{copy.noLoads}</p>}
      {measured ? (
        <table className="mt-3 w-full text-14" aria-label={copy.vitals}>
          <thead>
            <tr>
              <th scope="col" className={`${headClass} text-left`}>
                {copy.vital}
              </th>
              {ratings.map((rating) => (
                <th key={rating} scope="col" className={`${headClass} text-right`}>
                  {copy[rating]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vitals.map((vital) => (
              <tr key={vital.metric}>
                <th scope="row" className={`${cellClass} text-left font-normal`}>
                  {copy[vital.metric]}
                </th>
                {ratings.map((rating) => (
                  <td key={rating} className={`${cellClass} text-right tabular-nums`}>
                    {share(vital, rating)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

/** How much the site is used: totals without personal data. */
export function InsightsView() {
  const [{ days }, setPeriod] = useSearchState<Period>(fields);
  const { data, error, refetch } = useQuery(insightsQuery(Number(days)));
  if (!data) return <ReportMissing error={error} onRetry={() => void refetch()} />;
  if (!data.on && data.routes.length === 0)
    return <EmptyState title={copy.off} hint={copy.offHint} className="rounded-10 border" />;
  return (
    <div className="grid gap-4">
      <PeriodField
        periods={periods}
        days={days}
        onChange={(chosen) => setPeriod({ days: fields.days.parse(chosen) ?? '30' })}
      />
      <SectionBoundary data={data}>
        <ViewsChart days={data.days} />
      </SectionBoundary>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionBoundary data={data}>
          <Routes routes={data.routes} />
        </SectionBoundary>
        <SectionBoundary data={data}>
          <Vitals vitals={data.vitals} />
        </SectionBoundary>
      </div>
    </div>
  );
}
