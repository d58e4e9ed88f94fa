import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { skillProposalsCopy } from '../../copy/skill-proposals.ts';
import type { FocusTarget } from '../../lib/focus/use-focus-handover.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { type FoundSkill, useFoundSkills } from '../../lib/skills/use-found-skills.ts';
import { fill } from '../../texts.ts';
import { FoundInText } from '../../ui/skills/found-in-text.tsx';
import { SkillChips } from '../../ui/skills/skill-chips.tsx';
import { usePutSkills } from './skills.mutations.ts';

const { own: copy } = skillProposalsCopy;

type Suggestion = Pick<FoundSkill, 'skillId' | 'label'>;

interface BioSkillsProps {
  userId: string;
  bio: string;
  /** Receives the focus when the last suggestion is removed. */
  field: RefObject<FocusTarget>;
}

/** Suggests skills that the bio names: declare or hide each of them. */
export function BioSkills({ userId, bio, field }: BioSkillsProps) {
  const reading = useFoundSkills('bio', bio);
  const { data: own } = useQuery(skillsQuery(userId));
  const { mutate } = usePutSkills(userId);
  const [saved] = useState(bio);
  const closed = new Set(own?.filter(({ status }) => status !== 'proposed').map(({ skillId }) => skillId));
  const { technologies = [], skills = [] } = reading.found ?? {};
  const open = own ? [...technologies, ...skills].filter(({ skillId }) => !closed.has(skillId)) : [];

  function answer({ skillId, label }: Suggestion, status: 'confirmed' | 'hidden'): string {
    mutate([{ skillId, label, status }]);
    return fill(status === 'confirmed' ? copy.added : copy.dismissed, { name: label });
  }

  return (
    <div className="empty:hidden md:col-span-full">
      {/* A bio that is not being edited and has nothing to suggest needs no line. */}
      {bio === saved && open.length === 0 && reading.state !== 'failed' ? null : (
        <FoundInText reading={reading} open={new Set(open.map(({ skillId }) => skillId))} />
      )}
      <SkillChips
        label={skillProposalsCopy.groups.declare}
        suggestions={open}
        fallback={field}
        onAccept={(suggestion) => answer(suggestion, 'confirmed')}
        onDismiss={(suggestion) => answer(suggestion, 'hidden')}
      />
    </div>
  );
}
