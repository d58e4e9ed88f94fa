import { dashboardCopy } from '../../copy/dashboard.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';

/** Whole seconds from now until `moment` (epoch milliseconds), counting down to 0. */
function useSecondsLeft(moment: number): number {
  const now = useNow(1_000);
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}

const { upload: copy } = dashboardCopy;

interface LoadFailureProps {
  error: Error;
  /** When loading failed, in epoch milliseconds. */
  failedAt: number;
  busy: boolean;
  onRetry: () => void;
}

function waitText(seconds: number): string | undefined {
  if (seconds === 0) return undefined;
  return seconds === 1 ? copy.waitOne : fill(copy.wait, { seconds });
}

/** A retry button after the list failed to load. Disabled for as long as the code host asks to wait. */
export function LoadFailure({ error, failedAt, busy, onRetry }: LoadFailureProps) {
  const pause = isApiError(error, 'rate_limited') ? error.retryAfter : 0;
  const seconds = useSecondsLeft(failedAt + pause * 1_000);
  return (
    <Button
      className="justify-self-start"
      disabled={seconds > 0}
      reason={waitText(seconds)}
      busy={busy}
      onClick={onRetry}
    >
      {copy.again}
    </Button>
  );
}
