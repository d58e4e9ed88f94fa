import { moderationCopy as copy } from '../copy/moderation.ts';
import { toast } from '../stores/toasts.ts';
import { fill } from '../texts.ts';
import { call } from './api/api.ts';
import { errorText } from './api/error-text.ts';
import { queryClient } from './api/query.ts';
import { useSingleMutation } from './api/use-single-mutation.ts';

/** Unblocks a user once: it is pending until the pages show the result. */
export function useUnblock(onDone?: () => void) {
  return useSingleMutation({
    mutationFn: ({ id }: { id: string; username: string }) =>
      call('blocks.remove', { params: { userId: id } }),
    async onSuccess(_, { username }) {
      toast.success(fill(copy.unblocked, { name: username }));
      onDone?.();
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error, copy.unblockFailed)),
  });
}
