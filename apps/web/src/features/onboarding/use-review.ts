import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query.ts';
import type { Onboarding } from './onboarding.queries.ts';
import { useStep } from './use-step.ts';

const fieldNames = ['bio', 'workplace', 'area'] as const;

/** Everything is checked until the user unchecks it. */
export function useReview({ skills, profile }: Onboarding) {
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, finish } = useStep('skills');
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

  function confirm(): void {
    const chosen = fields.filter((name) => isChecked(name)).map((name) => [name, profile[name]]);
    finish(async () => {
      try {
        await call('onboarding.confirm', { body: { skills: kept, ...Object.fromEntries(chosen) } });
      } finally {
        void queryClient.invalidateQueries();
      }
    });
  }

  return { kept, fields, isChecked, toggle, toggleAll, confirm, busy: busy !== undefined, problem };
}
