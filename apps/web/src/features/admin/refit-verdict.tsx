import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '../../copy/admin.ts';
import type { Answer } from '../../lib/api/api.ts';
import { formatFull } from '../../lib/dates.ts';
import { fill } from '../../texts.ts';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { refitQuery } from './admin.queries.ts';
import { ReportMissing } from './report-missing.tsx';

const copy = adminCopy.refit;

type Last = NonNullable<Answer<'matching.refit'>['last']>;

function rowsOf({ at, verdict, pages, heldBack, before, after }: Last) {
  const share = (value: number) => `${(value * 100).toFixed(1)}\u00a0%`;
  const counted = [
    { name: copy.figures.at, value: formatFull(at) },
    { name: copy.figures.pages, value: pages.toLocaleString('en') },
  ];
  // With too few outcomes no weights were tried, so there is nothing to compare.
  if (verdict === 'too few outcomes') return counted;
  return [
    ...counted,
    { name: copy.figures.heldBack, value: heldBack.toLocaleString('en') },
    { name: copy.figures.before, value: share(before) },
    { name: copy.figures.after, value: share(after) },
  ];
}

/** Which weights the score uses, and why the last nightly fit was accepted or rejected. */
export function RefitVerdict() {
  const { data, error, refetch } = useQuery(refitQuery);
  if (!data) return <ReportMissing error={error} onRetry={() => void refetch()} />;
  const { policy, learned, last } = data;
  return (
    <section className="rounded-10 border bg-card p-4 md:p-6">
      <h2 className="text-18">{copy.title}</h2>
      <p className="mt-1 text-14 text-muted">{fill(learned ? copy.learned : copy.shipped, { policy })}</p>
      {last === null ? (
        <EmptyState title={copy.none} hint={copy.noneHint} />
      ) : (
        <>
          <h3 className="mt-4 text-16">{copy.verdicts[last.verdict].title}</h3>
          <p className="mt-1 text-14 text-muted">{copy.verdicts[last.verdict].why}</p>
          <dl className="mt-2">
            {rowsOf(last).map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-4 border-b py-3">
                <dt>{name}</dt>
                <dd className="text-right tabular-nums text-heading">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
