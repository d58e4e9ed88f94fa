import { lazy, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { WhyTexts } from './why-texts.ts';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface WhyThisProps {
  projectId: string;
  userId: string;
  labels: WhyTexts;
}

/** Opens a dialog with the terms of a score. */
export function WhyThis({ projectId, userId, labels }: WhyThisProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setState('open')}>
        {matchingCopy.why}
        <span className="sr-only"> {labels.about}</span>
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <WhyDialog
            projectId={projectId}
            userId={userId}
            labels={labels}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
