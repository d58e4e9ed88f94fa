import { limits } from '@teamwright/contracts/core/limits.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { skillProposalsCopy as copy } from '../../../../copy/skill-proposals.ts';
import {
  type FoundInText,
  type FoundSkill,
  useFoundSkills,
} from '../../../../lib/skills/use-found-skills.ts';
import { fill } from '../../../../texts.ts';
import { addFound } from '../../manifests/add-found.ts';
import type { ProjectFormValues } from '../project-form-values.ts';
import { openProposals } from './open-proposals.ts';

export type SkillList = 'technologies' | 'skills';

type Suggestion = Pick<FoundSkill, 'skillId' | 'label'>;

const watched = [
  'title',
  'description',
  'advertisement',
  'technologies',
  'skills',
  'dismissedSkills',
] as const;

/** Suggests skills that the title, the description and a pasted advertisement name. */
export function useSkillProposals(form: UseFormReturn<ProjectFormValues>) {
  const [title, description, advertisement, technologies, skills, dismissed] = useWatch({
    control: form.control,
    name: watched,
  });
  const posting = useFoundSkills('posting', title || description ? `${title}\n\n${description}` : '');
  const pasted = useFoundSkills('advertisement', advertisement);
  const found = [posting.found, pasted.found].filter((one): one is FoundInText => one !== undefined);
  const proposals = openProposals(found, { listed: [...technologies, ...skills], dismissed });

  function accept(list: SkillList, { label: name }: Suggestion): string {
    const { max } = limits.tags;
    const { tags, leftOut } = addFound(form.getValues(list), [name], max);
    if (leftOut > 0) return fill(copy.full, { name, max });
    form.setValue(list, tags, { shouldDirty: true });
    return fill(copy.added, { name });
  }

  function dismiss({ skillId, label: name }: Suggestion): string {
    form.setValue('dismissedSkills', [...form.getValues('dismissedSkills'), skillId]);
    return fill(copy.dismissed, { name });
  }

  return { posting, pasted, proposals, accept, dismiss };
}

export type SkillProposals = ReturnType<typeof useSkillProposals>;
