import { useMutation } from '@tanstack/react-query';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';

const copy = requestsCopy.own;

export type OwnRequest = Answer<'requests.listOwn'>[number];

export function ownRequestsQuery() {
  return endpointQuery('requests.listOwn');
}

/** Also after an error, because the request may have been answered first. */
function refetch(): void {
  for (const feature of ['requests', 'projects']) void queryClient.invalidateQueries({ queryKey: [feature] });
}

export function useWithdraw(onDone: (request: OwnRequest) => void) {
  return useSingleMutation({
    mutationFn: ({ id }: OwnRequest) => call('requests.withdraw', { params: { id } }),
    onSuccess({ kind }, request) {
      toast.success(copy.withdrawn[kind]);
      onDone(request);
    },
    onError: (error) => toast.error(errorText(error, copy.withdrawFailed)),
    onSettled: refetch,
  });
}

export function useRemind() {
  return useMutation({
    mutationFn: ({ id }: OwnRequest) => call('requests.remind', { params: { id } }),
    onSuccess: () => toast.success(copy.reminded),
    onError: (error) => toast.error(errorText(error, copy.remindFailed)),
    onSettled: refetch,
  });
}

/** Reports how many requests were withdrawn. Requests answered in the meantime do not count. */
export function useWithdrawOthers(onDone: () => void) {
  return useMutation({
    mutationFn: (ids: string[]) => call('requests.withdrawOthers', { body: { ids } }),
    onSuccess({ withdrawn }) {
      const { length: count } = withdrawn;
      toast.success(count === 1 ? copy.withdrawnOne : fill(copy.withdrawnMany, { count }));
      onDone();
    },
    onError: (error) => toast.error(errorText(error, copy.withdrawFailed)),
    onSettled: refetch,
  });
}
