import type { ReadRule } from './measure.ts';

/** Whether a member's answer is among those that the project is restricted to. */
export const readEligible: ReadRule<'eligible'> = (_rule, { people, projects }) => {
  const allowed = projects.map(({ only }) => {
    if (only === undefined) return undefined;
    const values = new Set(only.values);
    return Uint8Array.from(people, ({ answers }) => {
      const answer = answers?.[only.question];
      return answer !== undefined && values.has(answer) ? 1 : 0;
    });
  });
  return { memberValue: ({ members, project }, at) => allowed[project]?.[members[at] ?? 0] ?? 1 };
};
