import { useMutation } from '@tanstack/react-query';
import { moderationCopy as copy } from '../../copy/moderation.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import type { KnownUser } from '../../stores/moderation.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';

interface BlockDialogProps {
  person: KnownUser;
  open: boolean;
  onClose: () => void;
}

/** Explains the effects of a block before it is confirmed. */
export function BlockDialog({ person, open, onClose }: BlockDialogProps) {
  const name = person.username;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('blocks.put', { params: { userId: person.id } }),
    onSuccess() {
      onClose();
      toast.success(fill(copy.blocked, { name }));
      // A block changes recommendations, search results and permissions on nearly every page.
      void queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={fill(copy.blockQuestion, { name })}
      description={copy.blockText}
      confirmLabel={copy.blockYes}
      cancelLabel={copy.cancel}
      busy={isPending}
      onConfirm={mutate}
    >
      {error ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {errorText(error, copy.blockFailed)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
