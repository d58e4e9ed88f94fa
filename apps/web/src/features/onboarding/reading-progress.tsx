import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Onboarding } from './onboarding.queries.ts';
import { useSkip } from './use-skip.ts';

function statusOf({ reason, repositories }: Onboarding): string {
  if (reason === 'unavailable') return copy.unavailable;
  if (reason === 'rate_limited') return copy.rateLimited;
  return repositories.chosen === 0 ? copy.listing : fill(copy.progress, repositories);
}

/** How many repositories have been read. The user may leave the page while it runs. */
export function ReadingProgress({ onboarding }: { onboarding: Onboarding }) {
  const skip = useSkip();
  const { read, chosen } = onboarding.repositories;
  return (
    <div className="grid gap-4">
      <h1>{copy.reading}</h1>
      <p className="text-muted">{copy.readingText}</p>
      <progress
        aria-label={copy.reading}
        className="h-2 w-full accent-primary"
        {...(chosen > 0 && { value: read, max: chosen })}
      />
      <p role="status">{statusOf(onboarding)}</p>
      <Button className="justify-self-start" onClick={skip}>
        {copy.later}
      </Button>
    </div>
  );
}
