import { Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { RecommendedUser } from './matching.queries.ts';

const CompareDialog = lazy(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}));

/** Opens a comparison of two recommended people. */
export function CompareTwo({ people }: { people: readonly RecommendedUser[] }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (people.length < 2) return null;
  return (
    <>
      <Button onClick={() => setState('open')}>
        <Columns2 aria-hidden="true" />
        {matchingCopy.compare.open}
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <CompareDialog people={people} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
