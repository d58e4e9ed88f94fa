import { limits } from '@teamwright/contracts/limits.ts';
import { useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const { reason: copy } = notificationsCopy;

interface RejectDialogProps {
  name: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason that the other one is told. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} title={copy.title} description={fill(copy.text, { name })}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <TextArea
          label={copy.label}
          rows={3}
          maxLength={limits.reason.max}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={reason.trim() === ''}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
