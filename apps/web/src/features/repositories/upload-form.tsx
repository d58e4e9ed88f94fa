import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/form/combobox.tsx';
import { type HostRepository, hostRepositories } from './host-repositories.ts';
import { LoadFailure } from './load-failure.tsx';
import { ownRepositoriesQuery } from './repositories.queries.ts';
import { RepositoryPreview } from './repository-preview.tsx';
import { askForAccess, type UploadedRepository, useUpload } from './use-upload.ts';

const { upload: copy } = dashboardCopy;

function detailOf({ language, description }: HostRepository): string {
  return [language, description].filter(Boolean).join(' · ') || texts.dashboard.noDescription;
}

interface UploadFormProps {
  email: string;
  onUploaded: (repository: UploadedRepository) => void;
}

/** Uploads a repository of the linked account as a project. */
export function UploadForm({ email, onUploaded }: UploadFormProps) {
  const { data = [], error, isPending, isFetching, errorUpdatedAt, refetch } = useQuery(hostRepositories);
  const { data: brought = [] } = useQuery(ownRepositoriesQuery(email));
  const [chosen, setChosen] = useState<HostRepository | null>(null);
  const { upload, busy } = useUpload(email);
  const lost = isApiError(error, 'forbidden');

  useEffect(() => {
    if (lost) askForAccess();
  }, [lost]);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const uploaded = chosen && (await upload(chosen.fullName));
    if (!uploaded) return;
    setChosen(null);
    onUploaded(uploaded);
  }

  const none = data.length === 0 && !isPending && !error;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <ComboboxField
        label={copy.repository}
        items={data}
        value={chosen}
        onValue={setChosen}
        nameOf={({ fullName }) => fullName}
        detailOf={detailOf}
        placeholder={isPending ? texts.upload.loading : texts.upload.selectRepository}
        noMatch={copy.noMatch}
        disabled={isPending || data.length === 0}
        error={error ? errorText(error) : undefined}
        hint={none ? copy.none : undefined}
      />
      <p role="status" className="sr-only">
        {isPending ? texts.upload.loading : null}
      </p>
      {chosen ? (
        <RepositoryPreview
          repository={chosen}
          known={brought.some(({ fullName }) => fullName === chosen.fullName)}
        />
      ) : null}
      {error ? (
        <LoadFailure
          error={error}
          failedAt={errorUpdatedAt}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Button type="submit" variant="primary" disabled={!chosen} busy={busy}>
        {texts.upload.submit}
      </Button>
    </form>
  );
}
