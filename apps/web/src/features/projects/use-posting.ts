import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { projectsCopy } from '../../copy/projects.ts';
import { call } from '../../lib/api.ts';
import { fieldTexts, isApiError } from '../../lib/api-error.ts';
import { removeDraft, saveDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';
import {
  chosenSize,
  emptyFields,
  emptyPosting,
  isBlank,
  type PostingValues,
  postingFields,
  postingProblem,
} from './posting-values.ts';

const { form: copy } = projectsCopy;

function bodyOf(values: PostingValues) {
  const { teamSize: _, customSize: __, technologies, skills, ...rest } = values;
  return { ...rest, technologies: [...technologies], skills: [...skills], teamSize: chosenSize(values) };
}

/** Posts, and says what became of it; on failure everything typed stays. */
export function usePosting(form: UseFormReturn<PostingValues>, draftName: string) {
  const navigate = useNavigate();
  const posting = useRef(false);

  function empty(): void {
    form.reset(emptyPosting);
    removeDraft(draftName);
  }

  /** Empties the form; a press too many can be taken back. */
  function reset(): void {
    const typed = form.getValues();
    empty();
    // Emptying registers the fields anew, with the next rendering.
    requestAnimationFrame(() => form.setFocus('title'));
    if (isBlank(typed)) return;
    const restore = () => {
      form.reset(typed);
      saveDraft(draftName, typed);
    };
    toast.info(copy.emptied, { label: copy.undo, run: restore });
  }

  /** Says what is missing at the fields and above them, and leads to the first. */
  function refuse(values: PostingValues): boolean {
    const problem = postingProblem(values);
    if (problem === undefined) return false;
    form.setError('root', { message: problem.message });
    for (const name of emptyFields(values)) form.setError(name, { message: copy.required });
    if (problem.message !== texts.posting.fillAll) form.setError(problem.field, { message: problem.message });
    form.setFocus(problem.field);
    return true;
  }

  function showFailure(error: unknown): void {
    const fields = fieldTexts(error, postingFields);
    for (const [name, message] of fields) form.setError(name, { message });
    if (fields[0]) form.setFocus(fields[0][0]);
    const lost = isApiError(error, 'network');
    form.setError('root', {
      message: lost ? texts.posting.networkFailed : errorText(error, texts.posting.failed),
    });
  }

  async function send(values: PostingValues): Promise<void> {
    try {
      const project = await call('projects.create', { body: bodyOf(values) });
      empty();
      const view = () => void navigate(paths.project(project.slug));
      toast.alert(texts.posting.done, 'success', { label: copy.view, run: view });
      for (const feature of ['projects', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      showFailure(error);
    }
  }

  /** Once at a time: Enter in a field submits again while the first posting is on its way. */
  async function post(values: PostingValues): Promise<void> {
    if (posting.current || refuse(values)) return;
    posting.current = true;
    await send(values);
    posting.current = false;
  }

  return { post, reset };
}
