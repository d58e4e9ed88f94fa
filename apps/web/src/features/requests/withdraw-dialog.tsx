import { useState } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { fill } from '../../texts.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { type OwnRequest, useWithdrawOthers } from './own-requests.queries.ts';

const copy = requestsCopy.own;

interface WithdrawDialogProps {
  requests: readonly OwnRequest[];
  onClose: () => void;
}

/** Withdraws several of the user's requests at once; all are preselected. */
export function WithdrawDialog({ requests, onClose }: WithdrawDialogProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useWithdrawOthers(onClose);
  const chosen = requests.filter(({ id }) => !kept.has(id)).map(({ id }) => id);

  function toggle(id: string): void {
    setKept((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={copy.withdrawTitle}
      description={copy.withdrawText}
      confirmLabel={
        chosen.length === 1 ? copy.withdrawOne : fill(copy.withdrawCount, { count: chosen.length })
      }
      cancelLabel={copy.keep}
      busy={isPending}
      onConfirm={() => (chosen.length > 0 ? mutate(chosen) : onClose())}
    >
      <ul className="mb-4 grid gap-1">
        {requests.map(({ id, project }) => (
          <li key={id}>
            <CheckboxField
              label={<span className="wrap-anywhere">{project.title}</span>}
              checked={!kept.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
