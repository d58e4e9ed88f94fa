import { useMutation } from '@tanstack/react-query';
import { moderationCopy as copy } from '../copy/moderation.ts';
import { toast } from '../stores/toasts.ts';
import { fill } from '../texts.ts';
import { call } from './api/api.ts';
import { errorText } from './api/error-text.ts';
import { queryClient } from './api/query.ts';

/** Unblocks a user. */
export function useUnblock(onDone?: () => void) {
  return useMutation({
    mutationFn: ({ id }: { id: string; username: string }) =>
      call('blocks.remove', { params: { userId: id } }),
    onSuccess(_, { username }) {
      toast.success(fill(copy.unblocked, { name: username }));
      onDone?.();
      void queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error, copy.unblockFailed)),
  });
}
