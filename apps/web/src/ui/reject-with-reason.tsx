import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { rejectionCopy } from '../copy/projects/rejection.ts';
import { fill } from '../texts.ts';
import { Button } from './button.tsx';

const RejectDialog = lazy(async () => ({
  default: (await import('./overlay/reject-dialog.tsx')).RejectDialog,
}));

interface RejectWithReasonProps extends Omit<ComponentProps<typeof RejectDialog>, 'onClose'> {
  /** Another answer is being sent. */
  disabled: boolean;
  className?: string;
}

/** Opens the dialog to reject with a reason. */
export function RejectWithReason({ disabled, className, onReject, ...dialog }: RejectWithReasonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        disabled={disabled}
        aria-label={fill(rejectionCopy.openFor, { name: dialog.name })}
        onClick={() => setOpen(true)}
      >
        {rejectionCopy.open}
      </Button>
      {open ? (
        <Suspense>
          <RejectDialog
            {...dialog}
            onClose={() => setOpen(false)}
            onReject={(reason) => {
              setOpen(false);
              onReject(reason);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
