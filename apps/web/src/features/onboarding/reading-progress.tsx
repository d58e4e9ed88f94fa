import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import type { Onboarding } from './onboarding.queries.ts';
import { useSkip } from './use-skip.ts';

function statusOf({ reason, repositories }: Onboarding): string {
  if (reason === 'unavailable') return copy.unavailable;
  if (reason === 'rate_limited') return copy.rateLimited;
  return repositories.chosen === 0 ? copy.listing : fill(copy.progress, repositories);
}

interface ReadingProgressProps {
  onboarding: Onboarding;
  /** The user chooses skills in the meantime. */
  onOwn: () => void;
}

/** How many repositories have been read. The user may leave the page while it runs. */
export function ReadingProgress({ onboarding, onOwn }: ReadingProgressProps) {
  const skip = useSkip();
  const { read, chosen } = onboarding.repositories;
  return (
    <div className="grid gap-4">
      <h1>{copy.reading}</h1>
      <p className="text-muted">{copy.readingText}</p>
      <ProgressBar label={copy.reading} value={chosen > 0 ? read : undefined} max={Math.max(1, chosen)} />
      <p role="status">{statusOf(onboarding)}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onOwn}>{welcomeCopy.skills.own}</Button>
        <Button variant="ghost" onClick={skip}>
          {copy.later}
        </Button>
      </div>
    </div>
  );
}
