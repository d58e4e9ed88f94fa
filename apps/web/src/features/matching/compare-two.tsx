import { Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { Button } from '../../ui/button.tsx';
import type { Compared } from './compare-dialog.tsx';

const CompareDialog = lazy(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}));

/** Opens a comparison of two recommended people. */
export function CompareTwo(compared: Compared) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (compared.people.length < 2) return null;
  return (
    <>
      <Button onClick={() => setState('open')}>
        <Columns2 aria-hidden="true" />
        {matchingCopy.compare.open}
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <CompareDialog {...compared} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
