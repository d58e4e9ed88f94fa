import { useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { refetchProjects } from '../manage/use-project-change.ts';
import { type ProjectDetails, projectBySlugQuery } from '../projects.queries.ts';
import { changesBetween, formValuesOf } from './project-form-changes.ts';
import { bodyOf, showFormFailure, showFormProblems } from './project-form-errors.ts';
import { ProjectFormShell } from './project-form-shell.tsx';
import type { ProjectFormValues } from './project-form-values.ts';
import { rebaseSeats } from './seats/rebase-seats.ts';
import { bodyOfSeats, draftsOfStored } from './seats/seat-drafts.ts';

/**
 * The form for an existing project. Sends only the differences, so that two editors do not overwrite
 * each other.
 */
export function ProjectEditForm({ project }: { project: ProjectDetails }) {
  const navigate = useNavigate();
  const before = useRef(formValuesOf(project));
  const saving = useRef(false);
  const form = useForm<ProjectFormValues>({ defaultValues: before.current });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });

  /** Seats are sent as one list, so changes that others made to them in the meantime are kept. */
  async function changesOf(values: ProjectFormValues) {
    const { seats, ...changes } = changesBetween(bodyOf(before.current), bodyOf(values));
    if (seats === undefined) return changes;
    const stored = await queryClient.fetchQuery({ ...projectBySlugQuery(project.slug), staleTime: 0 });
    const now = draftsOfStored(stored.seats);
    const mine = rebaseSeats({ before: before.current.seats, mine: values.seats, now });
    before.current = { ...before.current, seats: now };
    form.setValue('seats', mine);
    return { ...changes, seats: bodyOfSeats(mine, now) };
  }

  async function send(values: ProjectFormValues): Promise<void> {
    try {
      const body = await changesOf(values);
      if (Object.keys(body).length === 0) {
        toast.info(copy.unchanged);
        await navigate(paths.project(project.slug));
        return;
      }
      const saved = await call('projects.edit', { params: { id: project.id }, body });
      // Shown by the next page until it has refetched the project.
      queryClient.setQueryData(projectBySlugQuery(saved.slug).queryKey, {
        ...project,
        ...saved,
        members: project.members,
      });
      toast.success(copy.saved);
      await navigate(paths.project(saved.slug));
      void refetchProjects();
    } catch (error) {
      showFormFailure(form, error, copy.saveFailed);
    }
  }

  /** Runs once at a time: Enter in a field submits again while the first request is running. */
  async function save(values: ProjectFormValues): Promise<void> {
    if (saving.current || showFormProblems(form, values, before.current)) return;
    saving.current = true;
    await send(values);
    saving.current = false;
  }

  return (
    <ProjectFormShell
      form={form}
      team={project.can.editSeats ? project.members : null}
      onSubmit={save}
      submitLabel={copy.save}
    >
      <Link to={paths.project(project.slug)} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
        {copy.cancel}
      </Link>
      <span className="text-13 text-muted">{copy.editAddress}</span>
      <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
    </ProjectFormShell>
  );
}
