import { useQuery } from '@tanstack/react-query';
import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { Link } from 'react-router';
import { adminCopy } from '../../copy/admin.ts';
import { reasonTexts } from '../../copy/report-reasons.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type ReportState, reportFields, reportsQuery } from './admin.queries.ts';
import type { AdminColumn } from './admin-table.tsx';
import { ManagedList } from './managed-list.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportedPictures } from './reported-pictures.tsx';
import { UserLink } from './user-link.tsx';

const copy = adminCopy.reports;

const shown = [
  { value: '', label: copy.open },
  { value: 'resolved', label: copy.resolved },
];

/** The current text, if it differs from the reported one. */
function Now({ thing: { kind, snapshot, current, resolved } }: { thing: ReportedThing }) {
  if (kind === 'person' || resolved !== null || current === snapshot) return null;
  const words = current === null ? copy.goneNow : fill(copy.now, { words: current });
  return <p className="line-clamp-3 text-13 wrap-anywhere text-muted">{words}</p>;
}

function Words({ thing }: { thing: ReportedThing }) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5 md:min-w-60">
      <Badge size="sm">{copy.kinds[thing.kind]}</Badge>
      {thing.snapshot || thing.pictures.length === 0 ? (
        <p className="line-clamp-6 wrap-anywhere whitespace-pre-line text-heading">
          {thing.snapshot || (thing.about.status === 'deleted' ? copy.erased : copy.noWords)}
        </p>
      ) : null}
      <ReportedPictures pictures={thing.pictures} />
      <Now thing={thing} />
      {thing.project ? (
        <Link to={paths.project(thing.project.slug)} className="link text-13 wrap-anywhere">
          {thing.project.title}
        </Link>
      ) : null}
    </div>
  );
}

function Why({ thing: { reports, count } }: { thing: ReportedThing }) {
  const more = count - reports.length;
  return (
    <ul className="grid gap-2 md:min-w-48">
      {reports.map(({ id, reason, note, reporter, createdAt }) => (
        <li key={id} className="text-13 wrap-anywhere">
          {fill(copy.by, {
            reason: reasonTexts[reason],
            name: reporter.username,
            date: formatDay(createdAt),
          })}
          {note ? <span className="block whitespace-pre-line text-muted">{note}</span> : null}
        </li>
      ))}
      {more > 0 ? <li className="text-13 text-muted">{fill(copy.more, { count: more })}</li> : null}
    </ul>
  );
}

function Status({ thing: { resolved, firstAt } }: { thing: ReportedThing }) {
  if (resolved === null)
    return <span className="text-13 text-muted">{fill(copy.since, { date: formatDay(firstAt) })}</span>;
  const { outcome, by, at, note } = resolved;
  const words = outcome === 'gone' ? copy.gone : copy.settled;
  return (
    <div className="grid max-w-56 justify-items-start gap-1">
      <Badge tone={outcome === 'dismissed' ? 'success' : 'danger'}>{copy.outcomes[outcome]}</Badge>
      <span className="text-13 wrap-anywhere text-muted">
        {fill(words, { name: by, date: formatDay(at), note })}
      </span>
    </div>
  );
}

const columns: readonly AdminColumn<ReportedThing>[] = [
  { id: 'thing', label: copy.thing, title: true, cell: (thing) => <Words thing={thing} /> },
  {
    id: 'about',
    label: copy.about,
    className: 'min-w-40',
    cell: ({ about }) => <UserLink user={about} />,
  },
  { id: 'why', label: copy.why, cell: (thing) => <Why thing={thing} /> },
  { id: 'status', label: copy.status, className: 'md:min-w-32', cell: (thing) => <Status thing={thing} /> },
  { id: 'actions', label: copy.actions, bare: true, cell: (thing) => <ReportActions thing={thing} /> },
];

/** Reports grouped by reported content, longest open first. */
export function ReportsTab() {
  const [state, setState] = useSearchState<ReportState>(reportFields);
  const query = useQuery(reportsQuery(state));
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="mb-6">{copy.title}</h1>
      <ManagedList
        label={copy.title}
        searchLabel={copy.search}
        showLabel={copy.show}
        shown={shown}
        sorts={[]}
        columns={columns}
        state={state}
        setState={setState}
        query={query}
        items={query.data?.things}
        none={{ title: copy.noneWait, hint: copy.noneWaitHint }}
      />
    </>
  );
}
