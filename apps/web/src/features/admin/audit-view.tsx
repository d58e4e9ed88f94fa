import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@teamwright/contracts/admin.ts';
import { Link } from 'react-router';
import { adminCopy } from '../../copy/admin.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { formatDay, formatFull, formatTime } from '../../lib/time/dates.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { type AuditState, auditFields, auditQuery } from './admin.queries.ts';
import { AdminList } from './admin-list.tsx';
import { type AdminColumn, AdminTable } from './admin-table.tsx';

const copy = adminCopy.audit;
const actions: Readonly<Record<string, string>> = copy.actions;

/** Returns the text of an action; an action without a text is shown as stored. */
function actionText(action: string): string {
  const words = action.replaceAll('_', ' ');
  return actions[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function PersonLink({ person }: { person: NonNullable<AuditEntry['actor']> }) {
  return (
    <Link to={paths.adminAudit(person.id)} className="link">
      <bdi className="wrap-anywhere">{person.username}</bdi>
    </Link>
  );
}

function What({ entry: { action, reason, subject } }: { entry: AuditEntry }) {
  return (
    <div className="grid gap-0.5 text-14">
      <span className="font-semibold text-heading">{actionText(action)}</span>
      {action === 'refused' ? <code className="text-13 wrap-anywhere text-muted">{subject}</code> : null}
      {reason ? <span className="wrap-anywhere text-muted">{reason}</span> : null}
    </div>
  );
}

const columns: readonly AdminColumn<AuditEntry>[] = [
  {
    id: 'when',
    label: copy.when,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatFull(createdAt)}>
        {formatDay(createdAt)}, {formatTime(createdAt)}
      </time>
    ),
  },
  { id: 'what', label: copy.what, title: true, cell: (entry) => <What entry={entry} /> },
  {
    id: 'who',
    label: copy.who,
    cell: ({ actor }) => (actor ? <PersonLink person={actor} /> : copy.commandLine),
  },
  {
    id: 'whom',
    label: copy.whom,
    cell: ({ subjectUser }) => (subjectUser ? <PersonLink person={subjectUser} /> : '–'),
  },
];

/** The audit trail of all users or of one user. */
export function AuditView() {
  const [state, setState] = useSearchState<AuditState>(auditFields);
  const query = useQuery(auditQuery(state));
  const about = state.userId
    ? fill(copy.about, { name: query.data?.user?.username ?? copy.unknown })
    : copy.everything;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-h-10 flex-wrap items-center gap-3">
          <h2 className="text-18 wrap-anywhere">{about}</h2>
          {state.userId ? (
            <Button size="sm" onClick={() => setState({ userId: '', page: 1 })}>
              {copy.showAll}
            </Button>
          ) : null}
        </div>
        <SelectField
          label={copy.action}
          value={state.action}
          onChange={(event) => setState({ action: event.target.value, page: 1 })}
          fieldClassName="w-full md:w-60"
        >
          <option value="">{copy.anyAction}</option>
          {Object.entries(actions).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <AdminList
        query={query}
        page={state.page}
        onPage={(page) => setState({ page }, { scroll: true })}
        onShowAll={
          state.action || state.userId ? () => setState({ action: '', userId: '', page: 1 }) : undefined
        }
      >
        <AdminTable label={about} columns={columns} items={query.data?.entries ?? []} />
      </AdminList>
    </>
  );
}
