import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { useSkillSuggestions } from '../../lib/skills/use-skill-suggestions.ts';
import { Button } from '../../ui/button.tsx';
import { SuggestField } from '../../ui/form/suggest-field.tsx';
import { type Level, LevelChoice } from '../../ui/skills/level-choice.tsx';
import { usePutSkills } from './skills.mutations.ts';
import { WantedSkills } from './wanted-skills.tsx';

/** Declares a skill by its name with a level, or one of the most wanted with one tap. */
export function AddSkill({ userId }: { userId: string }) {
  const { mutate, isPending } = usePutSkills(userId);
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState<Level>('solid');
  const [suggestions, onType] = useSkillSuggestions();

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    const skillId = typed.trim();
    if (skillId === '') return;
    mutate([{ skillId, status: 'confirmed', level }], { onSuccess: () => setTyped('') });
  }

  return (
    <div className="mt-4 grid gap-4">
      <form onSubmit={add} className="flex flex-wrap items-end gap-2">
        <SuggestField
          label={copy.add}
          value={typed}
          onValue={(text) => {
            setTyped(text);
            onType(text);
          }}
          suggestions={suggestions}
          maxLength={limits.tag.max}
          className="min-w-48 max-w-90 flex-1"
        />
        <LevelChoice label={copy.newLevel} level={level} onLevel={setLevel} />
        <Button type="submit" busy={isPending}>
          {copy.addSubmit}
        </Button>
      </form>
      <WantedSkills userId={userId} onAdd={(skill) => mutate([{ ...skill, status: 'confirmed', level }])} />
    </div>
  );
}
