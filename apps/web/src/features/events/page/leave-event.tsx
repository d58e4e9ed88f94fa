import { useState } from 'react';
import { ownAttendanceCopy as copy } from '../../../copy/events/repair.ts';
import { call } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { useEventChange } from '../events.queries.ts';

/** Leaves the published team and the event, after a confirmation. */
export function LeaveEvent({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange(() => setOpen(false));
  const run = () => call('events.withdraw', { params: { id: eventId } });
  return (
    <>
      <Button variant="ghost" size="sm" className="text-muted" onClick={() => setOpen(true)}>
        {copy.leave}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.leaveTitle}
        description={copy.leaveText}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        busy={isPending}
        onConfirm={() => mutate({ run, done: copy.left })}
      />
    </>
  );
}
