import { useQuery } from '@tanstack/react-query';
import type { ManagedComment } from '@teamwright/contracts/admin.ts';
import { Link } from 'react-router';
import { adminCopy } from '../../copy/admin.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { formatDay, formatFull } from '../../lib/time/dates.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type CommentState, commentFields, commentsQuery } from './admin.queries.ts';
import type { AdminColumn } from './admin-table.tsx';
import { CommentActions } from './comment-actions.tsx';
import { ManagedList } from './managed-list.tsx';
import { UserLink } from './user-link.tsx';

const copy = adminCopy.comments;

const shown = [
  { value: '', label: copy.all },
  { value: 'shown', label: copy.shown },
  { value: 'removed', label: copy.removed },
];

const sorts = [
  { value: 'createdAt', label: copy.written },
  { value: 'author', label: copy.author },
  { value: 'project', label: copy.project },
];

function Words({ comment: { kind, isAnswer, body } }: { comment: ManagedComment }) {
  const label = isAnswer ? copy.answer : copy[kind];
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5 md:min-w-60">
      <Badge size="sm">{label}</Badge>
      <p className="line-clamp-4 wrap-anywhere whitespace-pre-line text-heading">{body}</p>
    </div>
  );
}

function Status({ comment: { removed } }: { comment: ManagedComment }) {
  if (removed === null) return <span className="text-muted">{copy.shown}</span>;
  return (
    <div className="grid max-w-56 justify-items-start gap-1">
      <Badge tone="danger">{copy.removed}</Badge>
      <span className="text-13 wrap-anywhere text-muted">
        {fill(copy.removedBy, { name: removed.by, date: formatDay(removed.at), reason: removed.reason })}
      </span>
    </div>
  );
}

const columns: readonly AdminColumn<ManagedComment>[] = [
  { id: 'body', label: copy.comment, title: true, cell: (comment) => <Words comment={comment} /> },
  {
    id: 'author',
    label: copy.author,
    sortable: true,
    className: 'min-w-40',
    cell: ({ author }) => <UserLink user={author} />,
  },
  {
    id: 'project',
    label: copy.project,
    sortable: true,
    cell: ({ project }) => (
      <Link to={paths.project(project.slug)} className="link wrap-anywhere">
        {project.title}
      </Link>
    ),
  },
  {
    id: 'createdAt',
    label: copy.written,
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatFull(createdAt)}>
        {formatDay(createdAt)}
      </time>
    ),
  },
  { id: 'status', label: copy.status, cell: (comment) => <Status comment={comment} /> },
  { id: 'actions', label: copy.actions, bare: true, cell: (comment) => <CommentActions comment={comment} /> },
];

/** All comments under projects, for administrators. */
export function CommentsTab() {
  const [state, setState] = useSearchState<CommentState>(commentFields);
  const query = useQuery(commentsQuery(state));
  return (
    <>
      <PageTitle>{texts.dashboard.comments}</PageTitle>
      <h1 className="mb-6">{texts.dashboard.comments}</h1>
      <ManagedList
        label={texts.dashboard.comments}
        searchLabel={copy.search}
        showLabel={copy.show}
        shown={shown}
        sorts={sorts}
        columns={columns}
        state={state}
        setState={setState}
        query={query}
        items={query.data?.comments}
      />
    </>
  );
}
