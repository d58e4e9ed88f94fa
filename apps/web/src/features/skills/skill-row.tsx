import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { isOwnWord, type PersonSkill } from '../../lib/skills/person-skills.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';
import { LevelChoice } from '../../ui/skills/level-choice.tsx';
import type { Answers } from './skills.mutations.ts';

interface SkillRowProps {
  skill: PersonSkill;
  answers: Answers;
  /** Receives the focus when the last row is removed. */
  heading: RefObject<HTMLElement | null>;
  className: string | undefined;
}

/** The level and the removal of a skill that only its user declared. */
function DeclaredActions({ skill, answers }: Pick<SkillRowProps, 'skill' | 'answers'>) {
  const { label: name } = skill;
  return (
    <>
      <LevelChoice
        label={fill(copy.levelOf, { name })}
        level={skill.declaredLevel ?? skill.level}
        onLevel={(chosen) => answers.setLevel(skill, chosen)}
      />
      <Button
        variant="ghost"
        size="sm"
        aria-label={fill(copy.removeOne, { name })}
        onClick={() => answers.remove(skill)}
      >
        {copy.remove}
      </Button>
    </>
  );
}

/** A skill with its evidence and the buttons to change its status. */
export function SkillRow({ skill, answers, heading, className }: SkillRowProps) {
  const { label: name, status } = skill;
  const row = useFocusHandover(heading);
  const hidden = status === 'hidden';
  const isDeclaredOnly = isOwnWord(skill);
  return (
    <li
      ref={row}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 py-2 not-first:border-t lg:py-1', className)}
    >
      <SkillHeading skill={skill} hasLevel={!isDeclaredOnly} />
      {isDeclaredOnly ? <DeclaredActions skill={skill} answers={answers} /> : null}
      {status === 'confirmed' ? null : (
        <Button
          variant="soft"
          size="sm"
          aria-label={fill(hidden ? copy.restoreOne : copy.confirmOne, { name })}
          onClick={() => (hidden ? answers.restore(skill) : answers.confirm(skill))}
        >
          {hidden ? copy.restore : copy.confirm}
        </Button>
      )}
      {hidden || isDeclaredOnly ? null : (
        <Button
          variant="ghost"
          size="sm"
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
