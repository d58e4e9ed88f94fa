import { useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { refetchProjects } from '../manage/use-project-change.ts';
import { type ProjectDetails, projectBySlugQuery } from '../projects.queries.ts';
import { changesBetween, postingOf } from './project-form-changes.ts';
import { bodyOf, refusePosting, showPostingFailure } from './project-form-errors.ts';
import { ProjectFormFields } from './project-form-fields.tsx';
import type { PostingValues } from './project-form-values.ts';

/**
 * The posting form for an existing project. Sends only the differences, so that two editors do not overwrite
 * each other.
 */
export function ProjectEditForm({ project }: { project: ProjectDetails }) {
  const navigate = useNavigate();
  const before = useRef(postingOf(project));
  const saving = useRef(false);
  const form = useForm<PostingValues>({ defaultValues: before.current });
  const { errors, isSubmitting } = useFormState({ control: form.control });

  async function send(values: PostingValues): Promise<void> {
    const body = changesBetween(bodyOf(before.current), bodyOf(values));
    try {
      if (Object.keys(body).length === 0) {
        toast.info(copy.unchanged);
        await navigate(paths.project(project.slug));
        return;
      }
      const saved = await call('projects.edit', { params: { id: project.id }, body });
      // Shown by the next page until it has refetched the project.
      queryClient.setQueryData(projectBySlugQuery(saved.slug).queryKey, { ...project, ...saved });
      toast.success(copy.saved);
      await navigate(paths.project(saved.slug));
      void refetchProjects();
    } catch (error) {
      showPostingFailure(form, error, copy.saveFailed);
    }
  }

  /** Runs once at a time: Enter in a field submits again while the first request is running. */
  async function save(values: PostingValues): Promise<void> {
    if (saving.current || refusePosting(form, values)) return;
    saving.current = true;
    await send(values);
    saving.current = false;
  }

  return (
    <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-6">
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
            {copy.save}
          </Button>
          <Link to={paths.project(project.slug)} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
            {copy.cancel}
          </Link>
          <span className="text-13 text-muted">{copy.editAddress}</span>
        </div>
      </form>
    </Card>
  );
}
