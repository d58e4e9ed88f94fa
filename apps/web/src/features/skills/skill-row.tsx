import type { RefObject } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { useFocusHandover } from '../../lib/use-focus-handover.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';
import type { Answers, PersonSkill } from './skills.mutations.ts';

interface SkillRowProps {
  skill: PersonSkill;
  answers: Answers;
  /** Receives the focus when the last row is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** A skill with its evidence and the buttons to change its status. */
export function SkillRow({ skill, answers, heading }: SkillRowProps) {
  const { label: name, status } = skill;
  const row = useFocusHandover(heading);
  const hidden = status === 'hidden';
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 not-first:border-t">
      <SkillHeading skill={skill} />
      {status === 'confirmed' ? null : (
        <Button
          variant="soft"
          size="sm"
          busy={answers.isBusy(skill, 'confirmed')}
          aria-label={fill(hidden ? copy.restoreOne : copy.confirmOne, { name })}
          onClick={() => (hidden ? answers.restore(skill) : answers.confirm(skill))}
        >
          {hidden ? copy.restore : copy.confirm}
        </Button>
      )}
      {hidden ? null : (
        <Button
          variant="ghost"
          size="sm"
          busy={answers.isBusy(skill, 'hidden')}
          aria-label={fill(copy.hideOne, { name })}
          onClick={() => answers.hide(skill)}
        >
          {copy.hide}
        </Button>
      )}
      <SkillEvidence skill={skill} />
    </li>
  );
}
