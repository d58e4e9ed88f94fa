import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { useSkillSuggestions } from '../../lib/use-skill-suggestions.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { usePutSkills } from './skills.mutations.ts';

/** Declares a skill by its name. */
export function AddSkill({ userId }: { userId: string }) {
  const { mutate, isPending } = usePutSkills(userId);
  const [typed, setTyped] = useState('');
  const [suggestions, onType] = useSkillSuggestions();
  const listId = useId();

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    const skillId = typed.trim();
    if (skillId === '') return;
    mutate([{ skillId, status: 'confirmed' }], { onSuccess: () => setTyped('') });
  }

  return (
    <form onSubmit={add} className="mt-4 flex items-end gap-2">
      <TextField
        label={copy.add}
        value={typed}
        list={listId}
        maxLength={limits.tag.max}
        autoComplete="off"
        fieldClassName="max-w-90 flex-1"
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" busy={isPending}>
        {copy.addSubmit}
      </Button>
    </form>
  );
}
