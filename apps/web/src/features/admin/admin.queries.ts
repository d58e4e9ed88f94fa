import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ReportAction } from '@teamwright/contracts/reports/kinds.ts';
import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { choiceField, pageField, type SearchFields, textField } from '../../lib/address/search-state.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';

const pageSize = limits.adminPage.default;

/** A list's state in the address: search, filter, order and page. */
export interface ListState<Status extends string = string, Sort extends string = string> {
  searchTerm: string;
  status: Status;
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
}

export type UserState = ListState<
  '' | 'active' | 'suspended' | 'deleted' | 'admin',
  'createdAt' | 'username' | 'lastSeenAt' | 'projects'
>;
export type CommentState = ListState<'' | 'shown' | 'removed', 'createdAt' | 'author' | 'project'>;

export type ReportState = ListState<'' | 'resolved', 'firstAt'>;

export interface AuditState {
  userId: string;
  action: string;
  page: number;
}

export const userFields: SearchFields<UserState> = {
  searchTerm: textField(),
  status: choiceField(['', 'active', 'suspended', 'deleted', 'admin'], ''),
  sort: choiceField(['createdAt', 'username', 'lastSeenAt', 'projects'], 'createdAt'),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

export const commentFields: SearchFields<CommentState> = {
  searchTerm: textField(),
  status: choiceField(['', 'shown', 'removed'], ''),
  sort: choiceField(['createdAt', 'author', 'project'], 'createdAt'),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

export const reportFields: SearchFields<ReportState> = {
  searchTerm: textField(),
  status: choiceField(['', 'resolved'], ''),
  sort: choiceField(['firstAt'], 'firstAt'),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

export const auditFields: SearchFields<AuditState> = {
  userId: textField(),
  action: textField(),
  page: pageField(),
};

function pageOf({ page }: { page: number }) {
  return { startIndex: (page - 1) * pageSize, limit: pageSize };
}

export function usersQuery(state: UserState) {
  const { searchTerm, status, sort, order } = state;
  const narrowed = status === 'admin' ? { role: status } : { status: status || undefined };
  const query = { ...pageOf(state), searchTerm, sort, order, ...narrowed };
  return { ...endpointQuery('admin.users', { query }), placeholderData: keepPreviousData };
}

export function commentsQuery(state: CommentState) {
  const { searchTerm, status, sort, order } = state;
  const query = { ...pageOf(state), searchTerm, sort, order, state: status || undefined };
  return { ...endpointQuery('admin.comments', { query }), placeholderData: keepPreviousData };
}

export function reportsQuery(state: ReportState) {
  const { searchTerm, status } = state;
  const query = { ...pageOf(state), searchTerm, state: status || undefined };
  return { ...endpointQuery('reports.list', { query }), placeholderData: keepPreviousData };
}

export function auditQuery(state: AuditState) {
  const query = {
    ...pageOf(state),
    userId: state.userId || undefined,
    action: state.action || undefined,
  };
  return { ...endpointQuery('admin.audit', { query }), placeholderData: keepPreviousData };
}

export function insightsQuery(days: number) {
  return { ...endpointQuery('insights.report', { query: { days } }), placeholderData: keepPreviousData };
}

export function exposureQuery(days: number) {
  return { ...endpointQuery('learning.exposure', { query: { days } }), placeholderData: keepPreviousData };
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Refetches every list after a change, or after a conflict with another administrator's change. */
function refresh(): void {
  for (const feature of ['admin', 'comments', 'matching', 'projects', 'reports'])
    void queryClient.invalidateQueries({ queryKey: [feature] });
}

function refreshWhenOutdated(error: unknown): void {
  if (isApiError(error, 'conflict') || isApiError(error, 'not_found')) refresh();
}

const outcome = { onSuccess: refresh, onError: refreshWhenOutdated };

export function useSuspend(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call('admin.suspend', { params: { id }, body: { reason } }),
    ...outcome,
  });
}

export function useRestore(id: string) {
  return useMutation({ mutationFn: () => call('admin.restore', { params: { id } }), ...outcome });
}

/** Permanently deletes an account. */
export function useRemoveUser(id: string) {
  return useMutation({ mutationFn: () => call('accounts.deleteAccount', { params: { id } }), ...outcome });
}

export function useRemoveComment(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call('comments.remove', { params: { id }, body: { reason } }),
    ...outcome,
  });
}

export function useResolve({ kind, subjectId: id }: Pick<ReportedThing, 'kind' | 'subjectId'>) {
  return useMutation({
    mutationFn: (decision: { action: ReportAction; note: string }) =>
      call('reports.resolve', { params: { kind, id }, body: decision }),
    ...outcome,
  });
}
