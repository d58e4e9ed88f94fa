import { limits } from '@teamwright/contracts/limits.ts';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { projectsCopy } from '../../copy/projects.ts';
import { call } from '../../lib/api.ts';
import { fieldTexts, isApiError } from '../../lib/api-error.ts';
import { loadDraft, removeDraft, saveDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query.ts';
import { useSkillSuggestions } from '../../lib/use-skill-suggestions.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  chosenSize,
  emptyPosting,
  type PostingValues,
  postingFields,
  postingProblem,
  teamSizes,
} from './posting-values.ts';

const draftName = 'posting';
const { form: copy } = projectsCopy;
type Form = UseFormReturn<PostingValues>;

function TagsField({ form, name, label }: { form: Form; name: 'technologies' | 'skills'; label: string }) {
  const [suggestions, onType] = useSkillSuggestions();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TagInput
          label={label}
          name={name}
          tags={field.value}
          onTags={field.onChange}
          inputRef={field.ref}
          placeholder={copy.tagPlaceholder}
          maxLength={limits.tag.max}
          suggestions={suggestions}
          onType={onType}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function TeamSizeField({ form }: { form: Form }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const custom = useWatch({ control, name: 'teamSize' }) === 'custom';
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <SelectField
        {...register('teamSize')}
        label={texts.posting.teamSize}
        error={errors.teamSize?.message}
        fieldClassName={custom ? '' : 'col-span-2'}
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

function Fields({ form }: { form: Form }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
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
      <TagsField form={form} name="technologies" label={texts.posting.technologies} />
      <TagsField form={form} name="skills" label={texts.posting.skills} />
      <TextArea
        {...register('responsibilities')}
        label={texts.posting.responsibilities}
        hint={copy.responsibilitiesHint}
        error={errors.responsibilities?.message}
        maxLength={limits.responsibilities.max}
        fieldClassName="lg:col-span-2"
      />
      <TeamSizeField form={form} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          {...register('startDate')}
          type="date"
          label={texts.posting.timelineStart}
          error={errors.startDate?.message}
        />
        <TextField
          {...register('endDate')}
          type="date"
          label={texts.posting.timelineEnd}
          error={errors.endDate?.message}
        />
      </div>
    </>
  );
}

/** Posts, and says what became of it; on failure everything typed stays. */
function usePosting(form: Form) {
  const navigate = useNavigate();

  function reset(): void {
    form.reset(emptyPosting);
    removeDraft(draftName);
  }

  function showProblem(error: unknown): void {
    for (const [name, message] of fieldTexts(error, postingFields)) form.setError(name, { message });
    const lost = isApiError(error, 'network');
    form.setError('root', {
      message: lost ? texts.posting.networkFailed : errorText(error, texts.posting.failed),
    });
  }

  async function post(values: PostingValues): Promise<void> {
    const problem = postingProblem(values);
    if (problem) {
      form.setError('root', { message: problem.message });
      if (problem.field === 'endDate') form.setError('endDate', { message: problem.message });
      form.setFocus(problem.field);
      return;
    }
    const { teamSize: _, customSize: __, technologies, skills, ...rest } = values;
    try {
      const body = {
        ...rest,
        technologies: [...technologies],
        skills: [...skills],
        teamSize: chosenSize(values),
      };
      const project = await call('projects.create', { body });
      reset();
      const view = () => void navigate(paths.project(project.slug));
      toast.alert(texts.posting.done, 'success', { label: copy.view, run: view });
      for (const feature of ['projects', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      showProblem(error);
    }
  }

  return { post, reset };
}

/** 'Create a New Project Posting'. What is typed is kept as a draft in this browser. */
export function ProjectForm() {
  const form = useForm<PostingValues>({ defaultValues: loadDraft(draftName, emptyPosting) });
  const { post, reset } = usePosting(form);
  const { subscribe, control } = form;
  const { errors, isSubmitting } = useFormState({ control });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draftName, values) }),
    [subscribe],
  );

  return (
    <form noValidate onSubmit={form.handleSubmit(post)} className="grid gap-6">
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <Fields form={form} />
      </div>
      {errors.root ? (
        <div role="alert">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {texts.posting.submit}
        </Button>
        <Button variant="ghost" size="lg" onClick={reset}>
          {texts.posting.reset}
        </Button>
        <span className="text-13 text-muted">{copy.draftKept}</span>
      </div>
    </form>
  );
}
