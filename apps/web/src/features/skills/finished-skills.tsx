import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { skillProposalsCopy } from '../../copy/skill-proposals.ts';
import { fill } from '../../texts.ts';
import { SkillChips } from '../../ui/skills/skill-chips.tsx';
import { usePutSkills } from './skills.mutations.ts';
import { type UndeclaredSkill, useUndeclaredSkills } from './use-undeclared-skills.ts';

const { finished: copy, own: answers } = skillProposalsCopy;

function noteOf({ projects, lastProject: title }: UndeclaredSkill): string {
  return projects === 1 ? fill(copy.inOne, { title }) : fill(copy.inSeveral, { title, count: projects });
}

interface FinishedSkillsProps {
  userId: string;
  /** Receives the focus when the last suggestion is removed. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Suggests skills that the user's finished projects required: declare or hide each of them. Shows nothing without
 * suggestions or while they are unknown.
 */
export function FinishedSkills({ userId, heading }: FinishedSkillsProps) {
  const { skills: open } = useUndeclaredSkills(userId);
  const { mutate } = usePutSkills(userId);

  function answer(label: string, status: 'confirmed' | 'hidden'): string {
    // By its label, because the id of a skill outside the taxonomy does not contain its spelling.
    mutate([{ skillId: label, status }]);
    return fill(status === 'confirmed' ? answers.added : answers.dismissed, { name: label });
  }

  return (
    // Stays mounted, so that the answer to the last suggestion is announced.
    <div className={cx(open.length > 0 && 'mb-6 rounded-10 border bg-surface p-3 md:p-4')}>
      {open.length > 0 ? (
        <>
          <h3 className="text-16 leading-6">{copy.title}</h3>
          <p className="mt-2 text-14 text-muted md:mt-0">{copy.text}</p>
        </>
      ) : null}
      <SkillChips
        label={copy.title}
        suggestions={open.map((skill) => ({ ...skill, note: noteOf(skill) }))}
        fallback={heading}
        onAccept={({ label }) => answer(label, 'confirmed')}
        onDismiss={({ label }) => answer(label, 'hidden')}
      />
    </div>
  );
}
