import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { projectsCopy } from '../../copy/projects.ts';
import { call } from '../../lib/api.ts';
import { fieldTexts, isApiError } from '../../lib/api-error.ts';
import { removeDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';
import {
  chosenSize,
  emptyPosting,
  type PostingValues,
  postingFields,
  postingProblem,
} from './posting-values.ts';

/** Under which name the browser keeps the draft. */
export const draftName = 'posting';

/** Posts, and says what became of it; on failure everything typed stays. */
export function usePosting(form: UseFormReturn<PostingValues>) {
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
      toast.alert(texts.posting.done, 'success', { label: projectsCopy.form.view, run: view });
      for (const feature of ['projects', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      showProblem(error);
    }
  }

  return { post, reset };
}
