import { useNavigation } from 'react-router';
import { shellCopy } from '../../copy/shell.ts';
import { Announcer } from '../../ui/state/announcer.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';

/** A thin bar while the next page loads. Not shown for fast loads. */
export function NavigationProgress() {
  const shown = useDelayedSkeleton(useNavigation().state !== 'idle');
  return (
    <>
      <Announcer>{shown ? shellCopy.loadingPage : ''}</Announcer>
      {shown ? (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-grow bg-primary" />
      ) : null}
    </>
  );
}
