import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { savedSearchesCopy as copy } from '../../../copy/projects/saved-searches.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../../ui/overlay/dialog.tsx';
import { type SavedSearch, useEditSearch } from './saved-searches.queries.ts';

interface RenameDialogProps {
  search: SavedSearch;
  onClose: () => void;
}

export function RenameDialog({ search, onClose }: RenameDialogProps) {
  const [name, setName] = useState(search.name);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useEditSearch(onClose);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === '');
    if (typed === search.name) onClose();
    else if (typed !== '' && !isPending) mutate({ id: search.id, name: typed });
  }

  return (
    <Dialog open onClose={onClose} title={copy.renameTitle}>
      <form noValidate onSubmit={submit}>
        <TextField
          label={copy.name}
          value={name}
          maxLength={limits.savedSearchName.max}
          error={missing ? copy.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <UnsavedGuard isUnsaved={name.trim() !== search.name && !isPending} />
        <FormActions submit={copy.saveName} cancel={copy.cancel} busy={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
