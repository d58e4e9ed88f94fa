import { projectChangesCopy } from '../../../copy/projects/project-changes.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { toast } from '../../../stores/toasts.ts';

interface Change {
  run: () => Promise<unknown>;
  done: string;
}

/** Refetches everything that shows a project or its team. */
export async function refetchProjects(): Promise<void> {
  await Promise.all(
    ['projects', 'matching', 'chat'].map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })),
  );
}

/** Changes a project and shows a toast. On a conflict, shows the error and the current state. */
export function useProjectChange(onDone: () => void) {
  return useSingleMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (_, { done }) => {
      toast.success(done);
      onDone();
      void refetchProjects();
    },
    onError: (error) => {
      toast.error(errorText(error, projectChangesCopy.failed));
      if (isApiError(error, 'conflict') || isApiError(error, 'forbidden')) void refetchProjects();
    },
  });
}
