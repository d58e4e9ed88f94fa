import { useQuery } from '@tanstack/react-query';
import type { ManagedUser } from '@teamwright/contracts/admin.ts';
import { adminCopy } from '../../copy/admin.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { formatDay, formatFull, formatRelative } from '../../lib/time/dates.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { type UserState, userFields, usersQuery } from './admin.queries.ts';
import type { AdminColumn } from './admin-table.tsx';
import { ManagedList } from './managed-list.tsx';
import { UserActions } from './user-actions.tsx';

const copy = adminCopy.users;

const shown = [
  { value: '', label: copy.everyone },
  { value: 'active', label: copy.active },
  { value: 'suspended', label: copy.suspended },
  { value: 'admin', label: copy.admins },
  { value: 'deleted', label: copy.deleted },
];

const sorts = [
  { value: 'createdAt', label: copy.joined },
  { value: 'username', label: copy.person },
  { value: 'projects', label: copy.projects },
  { value: 'lastSeenAt', label: copy.lastSeen },
];

const tones = { suspended: 'danger', deleted: 'neutral' } as const;

function Person({ user }: { user: ManagedUser }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={40} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-heading">
          <bdi className="wrap-anywhere">{user.username}</bdi>
          {user.isAdmin ? <Badge size="sm">{copy.admin}</Badge> : null}
        </p>
        <p className="wrap-anywhere text-muted">{user.email}</p>
      </div>
    </div>
  );
}

function Status({ user: { status, suspension } }: { user: ManagedUser }) {
  return (
    <div className="grid max-w-56 justify-items-start gap-1">
      {status === 'active' ? (
        <span className="text-muted">{copy.active}</span>
      ) : (
        <Badge tone={tones[status]}>{copy[status]}</Badge>
      )}
      {suspension ? (
        <span className="text-13 wrap-anywhere text-muted">
          {fill(copy.since, { date: formatDay(suspension.since), reason: suspension.reason })}
        </span>
      ) : null}
    </div>
  );
}

function LastSeen({ at }: { at: string | null }) {
  if (at === null) return <span className="text-muted">{copy.never}</span>;
  return (
    <time dateTime={at} title={formatFull(at)}>
      {formatRelative(at)}
    </time>
  );
}

const columns: readonly AdminColumn<ManagedUser>[] = [
  { id: 'username', label: copy.person, sortable: true, title: true, cell: (user) => <Person user={user} /> },
  { id: 'status', label: copy.status, cell: (user) => <Status user={user} /> },
  { id: 'projects', label: copy.projects, sortable: true, numeric: true, cell: (user) => user.projects },
  {
    id: 'createdAt',
    label: copy.joined,
    sortable: true,
    className: 'whitespace-nowrap',
    cell: (user) => <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time>,
  },
  {
    id: 'lastSeenAt',
    label: copy.lastSeen,
    sortable: true,
    className: 'whitespace-nowrap',
    cell: (user) => <LastSeen at={user.lastSeenAt} />,
  },
  { id: 'actions', label: copy.actions, bare: true, cell: (user) => <UserActions user={user} /> },
];

/** All users. Search, order and page are in the address. */
export function PeopleView() {
  const [state, setState] = useSearchState<UserState>(userFields);
  const query = useQuery(usersQuery(state));
  return (
    <ManagedList
      label={texts.dashboard.users}
      searchLabel={copy.search}
      showLabel={copy.show}
      shown={shown}
      sorts={sorts}
      columns={columns}
      state={state}
      setState={setState}
      query={query}
      items={query.data?.users}
    />
  );
}
