import { useEffect } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { loadDraft, saveDraft } from '../../../lib/storage/draft.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { ProjectFormFields } from './project-form-fields.tsx';
import { emptyPosting, type PostingValues } from './project-form-values.ts';
import { PostingPreview } from './project-preview.tsx';
import { usePosting } from './use-post-project.ts';

/** 'Create a New Project Posting'. The form is kept as a draft per user in this browser. */
export function ProjectForm({ userId }: { userId: string }) {
  const draftName = `posting:${userId}`;
  const form = useForm<PostingValues>({ defaultValues: loadDraft(draftName, emptyPosting) });
  const { post, reset } = usePosting(form, draftName);
  const { subscribe, control } = form;
  const { errors, isSubmitting } = useFormState({ control });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draftName, values) }),
    [subscribe, draftName],
  );

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_300px]">
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        <form noValidate onSubmit={form.handleSubmit(post)} className="grid gap-6">
          <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
            <ProjectFormFields form={form} />
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
            <span className="text-13 text-muted">{projectsCopy.form.draftKept}</span>
          </div>
        </form>
      </Card>
      <PostingPreview control={control} />
    </div>
  );
}
