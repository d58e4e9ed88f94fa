import type { Notification } from '@teamwright/contracts/notifications.ts';
import { lazy, Suspense, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { Button } from '../../ui/button.tsx';
import type { Answers } from './use-answers.ts';

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

interface RejectWithReasonProps {
  notification: Notification;
  answers: Answers;
  className?: string;
}

/** The longer way to a "no", beside the short one. */
export function RejectWithReason({ notification, answers, className }: RejectWithReasonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        disabled={answers.of(notification.id).verb !== undefined}
        onClick={() => setOpen(true)}
      >
        {notificationsCopy.reason.open}
      </Button>
      {open ? (
        <Suspense>
          <RejectDialog
            name={notification.senderUsername}
            onClose={() => setOpen(false)}
            onReject={(reason) => {
              setOpen(false);
              answers.reject(notification, reason);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
