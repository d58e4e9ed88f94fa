import { useQuery } from '@tanstack/react-query';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';
import type { SkillChoice } from './skills.mutations.ts';

const chipsShown = 12;

interface WantedSkillsProps {
  userId: string;
  onAdd: (skill: SkillChoice) => void;
}

/** The skills that open projects want most and the user lacks. Renders nothing while they are unknown. */
export function WantedSkills({ userId, onAdd }: WantedSkillsProps) {
  const { data } = useQuery(endpointQuery('insights.skills', { params: { userId } }));
  const { data: own = [] } = useQuery(skillsQuery(userId));
  // A skill that was just added is in this list before the insights are fetched again.
  const known = new Set(own.filter(({ status }) => status === 'confirmed').map(({ skillId }) => skillId));
  const wanted = (data?.next ?? [])
    .filter(({ skillId }) => !known.has(skillId))
    .toSorted((a, b) => b.projects - a.projects)
    .slice(0, chipsShown);
  if (wanted.length === 0) return null;
  return (
    <ChipChoice<string>
      label={copy.wanted}
      choices={wanted.map(({ skillId, label }) => ({ name: skillId, text: label }))}
      chosen={[]}
      onToggle={(chosen) => {
        for (const { skillId, label } of wanted) if (skillId === chosen) onAdd({ skillId, label });
      }}
    />
  );
}
