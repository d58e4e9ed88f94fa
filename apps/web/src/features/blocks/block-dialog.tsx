import { useMutation } from '@tanstack/react-query';
import { safetyCopy as copy } from '../../copy/safety.ts';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query.ts';
import type { KnownPerson } from '../../stores/safety.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';

interface BlockDialogProps {
  person: KnownPerson;
  open: boolean;
  onClose: () => void;
}

/** Says what blocking does before it is done. */
export function BlockDialog({ person, open, onClose }: BlockDialogProps) {
  const name = person.username;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('blocks.put', { params: { userId: person.id } }),
    onSuccess() {
      onClose();
      toast.success(fill(copy.blocked, { name }));
      // What is recommended, found and allowed is different on nearly every page.
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
