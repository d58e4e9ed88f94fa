import { limits } from '@teamwright/contracts/core/limits.ts';
import { ChevronRight } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { skillProposalsCopy } from '../../../../copy/skill-proposals.ts';
import { fill } from '../../../../texts.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FoundInText } from '../../../../ui/skills/found-in-text.tsx';
import type { ProjectFormValues } from '../project-form-values.ts';
import type { SkillProposals } from './use-skill-proposals.ts';

const { advertisement: copy } = skillProposalsCopy;
const max = limits.skillText.advertisement;

interface AdvertisementFieldProps {
  form: UseFormReturn<ProjectFormValues>;
  proposals: SkillProposals;
}

/** A job advertisement from which skills are suggested. It is part of the draft, but is not posted. */
export function AdvertisementField({ form, proposals }: AdvertisementFieldProps) {
  const [isCut, setCut] = useState(false);
  const [fromDraft] = useState(() => form.getValues('advertisement') !== '');
  return (
    <details className="group/advertisement" open={fromDraft}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-14 font-semibold text-heading md:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-120 group-open/advertisement:rotate-90"
        />
        {copy.title}
      </summary>
      <div className="mt-2 grid gap-2">
        <TextArea
          {...form.register('advertisement', {
            onChange: ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
              setCut(value.length > max);
              if (value.length > max) form.setValue('advertisement', value.slice(0, max));
            },
          })}
          label={copy.label}
          hint={fill(isCut ? copy.tooLong : copy.hint, { max: max.toLocaleString('en') })}
        />
        <FoundInText reading={proposals.pasted} open={proposals.proposals.ids} />
      </div>
    </details>
  );
}
