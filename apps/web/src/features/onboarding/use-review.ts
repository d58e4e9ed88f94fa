import { useState } from 'react';
import { useNavigate } from 'react-router';
import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import type { Onboarding } from './onboarding.queries.ts';

const fieldNames = ['bio', 'workplace', 'area'] as const;

/** Everything is checked until the user unchecks it. */
export function useReview({ skills, profile }: Onboarding) {
  const navigate = useNavigate();
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isChecked = (id: string) => !unchecked.has(id);
  const kept = skills.filter(({ skillId }) => isChecked(skillId)).map(({ skillId }) => skillId);
  const fields = fieldNames.filter((name) => profile[name] !== '');

  function toggle(id: string): void {
    setUnchecked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  function toggleAll(checked: boolean): void {
    const others = [...unchecked].filter((id) => !skills.some(({ skillId }) => skillId === id));
    setUnchecked(new Set([...others, ...(checked ? [] : skills.map(({ skillId }) => skillId))]));
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem('');
    const chosen = fields.filter((name) => isChecked(name)).map((name) => [name, profile[name]]);
    try {
      await call('onboarding.confirm', { body: { skills: kept, ...Object.fromEntries(chosen) } });
      await navigate(paths.home());
      toast.success(copy.kept);
      void queryClient.invalidateQueries();
    } catch (error) {
      setProblem(errorText(error, copy.saveFailed));
      void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
    } finally {
      setBusy(false);
    }
  }

  return { kept, fields, isChecked, toggle, toggleAll, confirm, busy, problem };
}
