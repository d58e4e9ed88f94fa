import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchStartCopy as copy } from '../../copy/projects/match-start.ts';
import { type SkillChoice, useSkillToggle } from '../../features/skills/skills.mutations.ts';
import { type PersonSkill, skillsQuery } from '../../lib/skills/person-skills.ts';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';

interface KnownSkillsProps {
  userId: string;
  /** What the project asks for. */
  skills: readonly SkillChoice[];
}

/** For users without a known skill: the skills of the project, one tap each. Renders nothing for others. */
export function KnownSkills({ userId, skills }: KnownSkillsProps) {
  const { data } = useQuery(skillsQuery(userId));
  // The user's skills before the first tap. The chips stay after it, so that the user can add the others.
  const [before, setBefore] = useState<readonly PersonSkill[]>();
  const known = data?.filter(({ status }) => status === 'confirmed') ?? [];
  const toggle = useSkillToggle(userId, data ?? [], before ?? []);
  if (data && known.length === 0 && !before) setBefore(data);
  if (!before || skills.length === 0) return null;

  return (
    <div className="mb-4">
      <ChipChoice<string>
        label={copy.title}
        hint={copy.hint}
        choices={skills.map(({ skillId, label }) => ({ name: skillId, text: label }))}
        chosen={known.map(({ skillId }) => skillId)}
        onToggle={(chosen) => {
          for (const skill of skills) if (skill.skillId === chosen) toggle(skill);
        }}
      />
    </div>
  );
}
