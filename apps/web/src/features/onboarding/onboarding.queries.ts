import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';

export type Onboarding = NonNullable<Answer<'onboarding.get'>['onboarding']>;

/** A lost live update must not leave the page waiting, in milliseconds. */
const pollMs = 5_000;

export const onboardingQuery = {
  ...endpointQuery('onboarding.get'),
  refetchInterval: ({ state }: { state: { data?: Answer<'onboarding.get'> | undefined } }) =>
    state.data?.onboarding?.status === 'reading' ? pollMs : (false as const),
};

export function skillCount(count: number): string {
  return count === 1 ? copy.oneSkill : fill(copy.skills, { count });
}
