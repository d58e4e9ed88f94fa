import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { repositoryDraftCopy as copy } from '../../../copy/projects/repository-draft.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { saveDraft } from '../../../lib/storage/draft.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { emptyProjectForm, isBlank, type ProjectFormValues } from './project-form-values.ts';

interface RepositoryDraftProps {
  form: UseFormReturn<ProjectFormValues>;
  draftName: string;
}

const parameter = 'repository';

/** Fills in the form from the repository that the address names. Asks before it replaces a draft. */
export function RepositoryDraft(props: RepositoryDraftProps) {
  const [search, setSearch] = useSearchParams();
  const repoId = search.get(parameter);

  function leave(): void {
    const without = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.delete(parameter);
      return next;
    };
    setSearch(without, { replace: true, preventScrollReset: true });
  }

  return repoId ? <DraftOf key={repoId} repoId={repoId} onDone={leave} {...props} /> : null;
}

interface DraftOfProps extends RepositoryDraftProps {
  repoId: string;
  onDone: () => void;
}

function DraftOf({ repoId, form, draftName, onDone }: DraftOfProps) {
  const query = { ...endpointQuery('repositories.posting', { params: { repoId } }), staleTime: Infinity };
  const { data, error, isFetching, refetch } = useQuery(query);

  function fillIn(posting: Answer<'repositories.posting'>): void {
    const { name, ...values } = posting;
    const filled = { ...emptyProjectForm, ...values };
    form.reset(filled);
    saveDraft(draftName, filled);
    toast.success(fill(copy.filled, { name }));
    onDone();
  }

  const fillIfBlank = useEffectEvent((posting: Answer<'repositories.posting'>) => {
    if (isBlank(form.getValues())) fillIn(posting);
  });
  useEffect(() => {
    if (data) fillIfBlank(data);
  }, [data]);

  if (data && !isBlank(form.getValues())) {
    return (
      <ConfirmDialog
        open
        onClose={onDone}
        title={copy.replaceTitle}
        description={fill(copy.replaceText, { name: data.name })}
        confirmLabel={copy.replace}
        cancelLabel={copy.keep}
        onConfirm={() => fillIn(data)}
      />
    );
  }
  if (data) return null;
  return (
    <Card>
      {error ? (
        <ErrorState
          title={errorText(error, copy.failed)}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button busy={isFetching} onClick={() => void refetch()}>
                {copy.retry}
              </Button>
              <Button variant="ghost" onClick={onDone}>
                {copy.skip}
              </Button>
            </div>
          }
        />
      ) : (
        <p role="status" className="flex items-center gap-2 text-14 text-muted">
          <Spinner />
          {copy.reading}
        </p>
      )}
    </Card>
  );
}
