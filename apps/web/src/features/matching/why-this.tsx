import { lazy, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { WhyWords } from './why-words.ts';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface WhyThisProps {
  postId: string;
  userId: string;
  words: WhyWords;
}

/** Opens a dialog with the terms of a score. */
export function WhyThis({ postId, userId, words }: WhyThisProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setState('open')}>
        {matchingCopy.why}
        <span className="sr-only"> {words.about}</span>
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <WhyDialog
            postId={postId}
            userId={userId}
            words={words}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
