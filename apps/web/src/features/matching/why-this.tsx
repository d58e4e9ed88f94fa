import { lazy, type ReactNode, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { Reader } from '../../ui/match/explanation/explained.ts';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

export interface WhyThisProps {
  projectId: string;
  userId: string;
  /** The seat that the score is for, if it is not the best one. */
  seatId?: string | undefined;
  /** The user or project that the match is about. */
  about: string;
  reader: Reader;
  /** The next step, beside Close. */
  action?: ReactNode;
}

/** Opens a dialog with the terms of a score. */
export function WhyThis(match: WhyThisProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="ghost" flush className="text-muted" onClick={() => setState('open')}>
        {matchingCopy.why}
        <span className="sr-only"> {match.about}</span>
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <WhyDialog {...match} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
