import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '../../copy/admin.ts';
import { choiceField, type SearchFields } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import type { Answer } from '../../lib/api/api.ts';
import { fill } from '../../texts.ts';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { exposureQuery } from './admin.queries.ts';
import { PeriodField } from './period-field.tsx';
import { ReportMissing } from './report-missing.tsx';

const copy = adminCopy.exposure;
const periods = ['7', '30', '90'] as const;

interface Period {
  days: (typeof periods)[number];
}

const fields: SearchFields<Period> = { days: choiceField(periods, '30') };

type Report = Answer<'learning.exposure'>;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}\u00a0%`;
}

function rowsOf(report: Report): { name: keyof typeof copy.figures; value: string }[] {
  const count = (value: number) => value.toLocaleString('en');
  return [
    { name: 'gini', value: report.gini.toFixed(3) },
    { name: 'distinctPerSlot', value: report.distinctPerSlot.toFixed(3) },
    { name: 'topShare', value: percent(report.topShare) },
    { name: 'opened', value: `${count(report.opened)} (${percent(report.opened / report.slots)})` },
    { name: 'invited', value: `${count(report.invited)} (${percent(report.invited / report.slots)})` },
    { name: 'accepted', value: `${count(report.accepted)} (${percent(report.accepted / report.slots)})` },
  ];
}

function Figures({ report }: { report: Report }) {
  if (report.slots === 0)
    return <EmptyState title={copy.none} hint={copy.noneHint} className="rounded-10 border" />;
  const { slots, shown, people } = report;
  return (
    <section className="rounded-10 border bg-card p-4 md:p-6">
      <h2 className="text-18">{copy.title}</h2>
      <p className="mt-1 text-14 text-muted">{fill(copy.summary, { slots, shown, people })}</p>
      <dl className="mt-4 grid gap-x-8 md:grid-cols-2">
        {rowsOf(report).map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b py-3">
            <dt className="font-semibold text-heading">{copy.figures[name]}</dt>
            <dd className="text-right tabular-nums text-heading">{value}</dd>
            <dd className="col-span-full text-13 text-muted">{copy.meaning[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How evenly people are recommended: totals from the log, without personal data. */
export function ExposureView() {
  const [{ days }, setPeriod] = useSearchState<Period>(fields);
  const { data, error, refetch } = useQuery(exposureQuery(Number(days)));
  if (!data) return <ReportMissing error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      <PeriodField
        periods={periods}
        days={days}
        onChange={(chosen) => setPeriod({ days: fields.days.parse(chosen) ?? '30' })}
      />
      <Figures report={data} />
    </div>
  );
}
