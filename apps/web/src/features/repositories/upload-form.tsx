import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import { type HostRepository, hostRepositories } from './host-repositories.ts';

const { upload: copy } = dashboardCopy;

function Preview({ repository: { fullName, description, language } }: { repository: HostRepository }) {
  return (
    <section aria-label={copy.preview} className="grid gap-1 rounded-10 bg-sunken p-4 text-14">
      <b className="text-16 text-heading">
        <bdi>{fullName}</bdi>
      </b>
      <p>{description || texts.dashboard.noDescription}</p>
      <p className="text-muted">
        {texts.dashboard.language} {language || texts.dashboard.notAvailable}
      </p>
    </section>
  );
}

/** Brings one of the linked account's repositories as a project. */
export function UploadForm({ email }: { email: string }) {
  const { data = [], error, isPending, refetch } = useQuery(hostRepositories);
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const repository = data.find(({ fullName }) => fullName === chosen);

  async function upload(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!repository || busy) return;
    setBusy(true);
    try {
      await call('repositories.upload', { body: { email, repository: repository.fullName } });
      setChosen('');
      toast.success(texts.upload.done);
      await queryClient.invalidateQueries({ queryKey: ['repositories'] });
    } catch (problem) {
      toast.error(`${texts.upload.failed}: ${errorText(problem)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void upload(event)} className="grid gap-4">
      <SelectField
        label={copy.repository}
        value={chosen}
        disabled={isPending || data.length === 0}
        error={error ? errorText(error) : undefined}
        hint={data.length === 0 && !isPending && !error ? copy.none : undefined}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{isPending ? texts.upload.loading : texts.upload.selectRepository}</option>
        {data.map(({ fullName }) => (
          <option key={fullName} value={fullName}>
            {fullName}
          </option>
        ))}
      </SelectField>
      {repository ? <Preview repository={repository} /> : null}
      {error ? (
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {copy.again}
        </Button>
      ) : null}
      <Button type="submit" variant="primary" disabled={!repository} busy={busy}>
        {texts.upload.submit}
      </Button>
    </form>
  );
}
