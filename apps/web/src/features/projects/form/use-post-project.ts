import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { removeDraft, saveDraft } from '../../../lib/storage/draft.ts';
import { justPosted, paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { texts } from '../../../texts.ts';
import { bodyOf, showFormFailure, showFormProblems } from './project-form-errors.ts';
import { emptyProjectForm, isBlank, type ProjectFormValues } from './project-form-values.ts';

const { form: copy } = projectsCopy;

/** Posts the project, reports the result and opens the project's page. On failure, the typed values stay. */
export function usePostProject(form: UseFormReturn<ProjectFormValues>, draftName: string) {
  const navigate = useNavigate();
  const posting = useRef(false);

  function empty(): void {
    form.reset(emptyProjectForm);
    removeDraft(draftName);
  }

  /** Empties the form, with an Undo action. */
  function reset(): void {
    const typed = form.getValues();
    empty();
    // Resetting registers the fields again on the next render.
    requestAnimationFrame(() => form.setFocus('title'));
    if (isBlank(typed)) return;
    const restore = () => {
      form.reset(typed);
      saveDraft(draftName, typed);
    };
    toast.info(copy.emptied, { label: copy.undo, run: restore });
  }

  async function send(values: ProjectFormValues): Promise<void> {
    try {
      const project = await call('projects.create', { body: bodyOf(values) });
      empty();
      for (const feature of ['projects', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
      await navigate(paths.project(project.slug), { state: justPosted });
      toast.alert(texts.posting.done, 'success');
    } catch (error) {
      showFormFailure(form, error, texts.posting.failed);
    }
  }

  /** Runs once at a time: Enter in a field submits again while the first request is running. */
  async function post(values: ProjectFormValues): Promise<void> {
    if (posting.current || showFormProblems(form, values)) return;
    posting.current = true;
    await send(values);
    posting.current = false;
  }

  return { post, reset };
}
