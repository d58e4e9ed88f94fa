import { lazy, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { RecommendedUser } from './matching.queries.ts';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface WhyThisProps {
  postId: string;
  person: RecommendedUser;
}

/** Opens the terms that add up to a score. */
export function WhyThis({ postId, person }: WhyThisProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setState('open')}>
        {matchingCopy.why}
        <span className="sr-only"> {person.username}</span>
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <WhyDialog
            postId={postId}
            person={person}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
