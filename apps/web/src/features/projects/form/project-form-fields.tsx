import { limits } from '@teamwright/contracts/core/limits.ts';
import { lazy, Suspense, useRef } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { skillProposalsCopy } from '../../../copy/skill-proposals.ts';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions.ts';
import { formatCalendarDate } from '../../../lib/time/dates.ts';
import { fill, texts } from '../../../texts.ts';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FoundInText } from '../../../ui/skills/found-in-text.tsx';
import { SkillChips } from '../../../ui/skills/skill-chips.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { ManifestDrop } from '../manifests/manifest-drop.tsx';
import { type ProjectFormValues, teamSizes } from './project-form-values.ts';
import { AdvertisementField } from './proposals/advertisement-field.tsx';
import { type SkillList, type SkillProposals, useSkillProposals } from './proposals/use-skill-proposals.ts';
import type { SeatMember } from './seats/seat-card.tsx';
import { SeatsPlaceholder } from './seats/seats-heading.tsx';
import { WhoKnows } from './who-knows.tsx';

/** Lazy: loads after the fields that are filled in first. */
const SeatsField = lazy(async () => ({ default: (await import('./seats/seats-field.tsx')).SeatsField }));

const { form: copy } = projectsCopy;
type Form = UseFormReturn<ProjectFormValues>;

interface SkillsFieldProps {
  form: Form;
  name: SkillList;
  label: string;
  proposals: SkillProposals;
}

function SkillsField({ form, name, label, proposals }: SkillsFieldProps) {
  const [suggestions, onType] = useSkillSuggestions();
  const input = useRef({ focus: () => form.setFocus(name) });
  return (
    <div>
      <TagsField
        control={form.control}
        name={name}
        label={label}
        placeholder={copy.tagPlaceholder}
        maxLength={limits.tag.max}
        suggestions={suggestions}
        onType={onType}
      />
      <SkillChips
        label={skillProposalsCopy.groups[name]}
        suggestions={proposals.proposals[name]}
        fallback={input}
        onAccept={(suggestion) => proposals.accept(name, suggestion)}
        onDismiss={proposals.dismiss}
      />
    </div>
  );
}

function TagsFromFiles({ form }: { form: Form }) {
  const lists = useWatch({ control: form.control, name: ['technologies', 'skills'] });
  return (
    <ManifestDrop
      empty={lists.every((tags) => tags.length === 0)}
      tagsOf={(list) => form.getValues(list)}
      onTags={(list, tags) => form.setValue(list, tags, { shouldDirty: true })}
    />
  );
}

function TeamSizeField({ form }: { form: Form }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const custom = useWatch({ control, name: 'teamSize' }) === 'custom';
  return (
    <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 lg:col-span-2">
      <SelectField
        {...register('teamSize')}
        label={texts.posting.teamSize}
        error={errors.teamSize?.message}
        fieldClassName={custom ? '' : 'max-lg:col-span-2'}
      >
        <option value="">{copy.chooseTeamSize}</option>
        {teamSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
        <option value="custom">{texts.posting.custom}</option>
      </SelectField>
      {custom ? (
        <TextField
          {...register('customSize')}
          type="number"
          inputMode="numeric"
          min={limits.teamSize.min}
          max={limits.teamSize.max}
          step={1}
          label={copy.customSize}
          hint={fill(copy.customSizeHint, { max: limits.teamSize.max })}
          error={errors.customSize?.message}
        />
      ) : null}
    </div>
  );
}

export interface ProjectFormFieldsProps {
  form: Form;
  /** The members who can be in the seats: none for a new project. Null if the viewer may not change seats. */
  team: readonly SeatMember[] | null;
}

/** The fields of a project, in two columns on wide screens. */
export function ProjectFormFields({ form, team }: ProjectFormFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const proposals = useSkillProposals(form);
  return (
    <>
      {/* Both fill in the fields below. */}
      <TagsFromFiles form={form} />
      <div className="lg:col-span-2">
        <AdvertisementField form={form} proposals={proposals} />
      </div>
      <TextField
        {...register('title')}
        label={texts.posting.titleLabel}
        error={errors.title?.message}
        maxLength={limits.title.max}
        fieldClassName="lg:col-span-2"
      />
      <TextArea
        {...register('description')}
        label={texts.posting.description}
        error={errors.description?.message}
        maxLength={limits.description.max}
        fieldClassName="lg:col-span-2"
      />
      <div className="lg:col-span-2 empty:hidden">
        <FoundInText reading={proposals.posting} open={proposals.proposals.ids} />
      </div>
      <SkillsField form={form} name="technologies" label={texts.posting.technologies} proposals={proposals} />
      <SkillsField form={form} name="skills" label={texts.posting.skills} proposals={proposals} />
      {/* On wide screens it is beside the form. */}
      {team?.length === 0 ? <WhoKnows control={control} className="lg:col-span-2 xl:hidden" /> : null}
      <TeamSizeField form={form} />
      {team ? (
        <Suspense fallback={<SeatsPlaceholder isNew={team.length === 0} />}>
          <SectionBoundary className="lg:col-span-2">
            <SeatsField form={form} team={team} />
          </SectionBoundary>
        </Suspense>
      ) : null}
      <TextArea
        {...register('responsibilities')}
        label={texts.posting.responsibilities}
        hint={copy.responsibilitiesHint}
        error={errors.responsibilities?.message}
        maxLength={limits.responsibilities.max}
        fieldClassName="lg:col-span-2"
      />
      <TextField
        {...register('startDate')}
        type="date"
        label={texts.posting.timelineStart}
        hint={startDate ? formatCalendarDate(startDate) : undefined}
        error={errors.startDate?.message}
      />
      <TextField
        {...register('endDate')}
        type="date"
        label={texts.posting.timelineEnd}
        hint={endDate ? formatCalendarDate(endDate) : undefined}
        error={errors.endDate?.message}
      />
    </>
  );
}
