import { useQuery } from '@tanstack/react-query';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';

const chipsShown = 12;

/** The skills that open projects want most and the user lacks. Renders nothing while they are unknown. */
export function WantedSkills({ userId, onAdd }: { userId: string; onAdd: (skillId: string) => void }) {
  const { data } = useQuery(endpointQuery('insights.skills', { params: { userId } }));
  const wanted = (data?.next ?? []).toSorted((a, b) => b.projects - a.projects).slice(0, chipsShown);
  if (wanted.length === 0) return null;
  return (
    <ChipChoice<string>
      label={copy.wanted}
      choices={wanted.map(({ skillId, label }) => ({ name: skillId, text: label }))}
      chosen={[]}
      onToggle={onAdd}
    />
  );
}
