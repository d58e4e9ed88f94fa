import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { endpointQuery } from '../api/query.ts';

/** Suggests names of known skills for the typed text: `[suggestions, onType]`. */
export function useSkillSuggestions(): [readonly string[], (typed: string) => void] {
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    ...endpointQuery('skills.search', { query: { searchTerm, limit: 12 } }),
    enabled: searchTerm !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return [data.map((skill) => skill.label), setTyped];
}
