import { useState } from 'react';
import { Link } from 'react-router';
import { savedSearchesCopy as copy } from '../../../copy/projects/saved-searches.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { searchName } from '../browser/filter-names.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { addressOf, filterOf, type SavedSearch, useEditSearch } from './saved-searches.queries.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  removing: boolean;
  onRemove: () => void;
}

/** The names in a search's text without their order, which the server may have changed. */
function sortedNames(text: string): string {
  return text.split(', ').sort().join(', ');
}

export function SavedSearchRow({ search, removing, onRemove }: SavedSearchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { mutate, isPending, variables } = useEditSearch();
  const { id, name } = search;
  const filter = filterOf(search);
  const filterText = searchName(filter);
  const isNamedByFilter = sortedNames(name) === sortedNames(filterText);
  const to = { pathname: paths.discover(), search: addressOf(filter, true) };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-4 py-3 first:border-t-0 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={to}
          aria-label={fill(copy.open, { name })}
          className="title-link text-16 font-semibold wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </Link>
        {isNamedByFilter ? null : <p className="text-14 text-muted wrap-anywhere">{filterText}</p>}
      </div>
      <CheckboxField
        label={copy.alerts}
        aria-label={fill(copy.alertsOf, { name })}
        checked={isPending ? (variables.alerts ?? search.alerts) : search.alerts}
        disabled={isPending}
        onChange={(event) => mutate({ id, alerts: event.target.checked })}
      />
      <div className="flex gap-2">
        <Button size="sm" aria-label={fill(copy.renameOf, { name })} onClick={() => setRenaming(true)}>
          {copy.rename}
        </Button>
        <Button size="sm" aria-label={fill(copy.removeOf, { name })} busy={removing} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
      {renaming ? <RenameDialog search={search} onClose={() => setRenaming(false)} /> : null}
    </li>
  );
}
