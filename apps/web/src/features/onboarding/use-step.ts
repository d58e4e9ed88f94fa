import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { welcomeCopy } from '../../copy/welcome.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { onboardingQuery } from './onboarding.queries.ts';

export type StepName = (typeof welcomeSteps)[number];

function stepAfter(step: StepName): StepName | undefined {
  return welcomeSteps[welcomeSteps.indexOf(step) + 1];
}

export function stepBefore(step: StepName): StepName | undefined {
  return welcomeSteps[welcomeSteps.indexOf(step) - 1];
}

async function mark(step: StepName, status: 'done' | 'skipped'): Promise<void> {
  const { welcome } = await call('onboarding.putStep', { params: { step }, body: { status } });
  queryClient.setQueryData(onboardingQuery.queryKey, (data) => data && { ...data, welcome });
}

/** Saves a step, marks it, and opens the next one, or the home page after the last. */
export function useStep(step: StepName) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'done' | 'skipped'>();
  const [problem, setProblem] = useState('');

  async function finish(status: 'done' | 'skipped', save?: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(status);
    setProblem('');
    try {
      await save?.();
      await mark(step, status);
    } catch (error) {
      setProblem(errorText(error, welcomeCopy.saveFailed));
      return;
    } finally {
      setBusy(undefined);
    }
    const next = stepAfter(step);
    if (next) await navigate(paths.welcome(next), { state: { moved: true } });
    else await navigate(paths.home());
  }

  return {
    busy,
    problem,
    finish: (save?: () => Promise<unknown>) => void finish('done', save),
    /** Also with `save`, for what is stored without an answer. */
    skip: (save?: () => Promise<unknown>) => void finish('skipped', save),
    /** Says what is missing. */
    refuse: setProblem,
    /** Without moving on. Finishing the step repeats it, so a failure is ignored. */
    markDone: () => void mark(step, 'done').catch(() => undefined),
  };
}

export type StepActions = ReturnType<typeof useStep>;
