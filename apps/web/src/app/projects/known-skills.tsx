import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchStartCopy as copy } from '../../copy/projects/match-start.ts';
import { skillsQuery, useAnswers, usePutSkills } from '../../features/skills/skills.mutations.ts';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';

interface KnownSkillsProps {
  userId: string;
  /** What the project asks for. */
  labels: readonly string[];
}

/** For users without a known skill: the skills of the project, one tap each. Renders nothing for others. */
export function KnownSkills({ userId, labels }: KnownSkillsProps) {
  const { data } = useQuery(skillsQuery(userId));
  const { mutate } = usePutSkills(userId);
  const { remove } = useAnswers(userId);
  // Stays after the first tap, so that the user can add the others.
  const [starts, setStarts] = useState(false);
  const known = data?.filter(({ status }) => status === 'confirmed') ?? [];
  if (data && known.length === 0 && !starts) setStarts(true);
  if (!starts || labels.length === 0) return null;

  function toggle(label: string): void {
    const skill = known.find((one) => one.label === label);
    if (skill) remove(skill);
    else mutate([{ skillId: label, status: 'confirmed' }]);
  }

  return (
    <div className="mb-4">
      <ChipChoice<string>
        label={copy.title}
        hint={copy.hint}
        choices={labels.map((label) => ({ name: label, text: label }))}
        chosen={known.map(({ label }) => label)}
        onToggle={toggle}
      />
    </div>
  );
}
