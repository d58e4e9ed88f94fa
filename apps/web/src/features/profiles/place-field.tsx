import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useDeferredValue, useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { profilesCopy } from '../../copy/accounts/profiles.ts';
import { nearbyCopy } from '../../copy/nearby.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';

interface PlaceFieldProps {
  form: UseFormReturn<ProfileValues>;
  kind: 'area' | 'school';
}

const labels = { area: profilesCopy.area, school: profilesCopy.school };

/** Free text with suggestions from other users' entries. */
export function PlaceField({ form: { register, control }, kind }: PlaceFieldProps) {
  const listId = useId();
  const { errors, dirtyFields } = useFormState({ control });
  const typed = useWatch({ control, name: kind });
  const searchTerm = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    ...endpointQuery('nearby.suggest', { query: { kind, searchTerm } }),
    enabled: searchTerm.length > 1 && dirtyFields[kind] === true,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="min-w-0">
      <TextField
        {...register(kind)}
        label={labels[kind]}
        hint={kind === 'area' ? nearbyCopy.profile.areaHint : undefined}
        error={errors[kind]?.message}
        maxLength={limits[kind].max}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {data.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}
