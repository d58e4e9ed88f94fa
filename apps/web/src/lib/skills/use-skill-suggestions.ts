import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { endpointQuery } from '../api/query.ts';

/**
 * Suggests names of known skills for the typed text: `[suggestions, onType]`. Until the suggestions for it arrive,
 * those of the text before that contain it: the others would be replaced while the user chooses one.
 */
export function useSkillSuggestions(): [readonly string[], (typed: string) => void] {
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { data = [], isPlaceholderData } = useQuery({
    ...endpointQuery('skills.search', { query: { searchTerm, limit: 12 } }),
    enabled: searchTerm !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const labels = data.map(({ label }) => label);
  const wanted = typed.trim().toLowerCase();
  const isCurrent = !isPlaceholderData && searchTerm === typed.trim();
  return [isCurrent ? labels : labels.filter((label) => label.toLowerCase().includes(wanted)), setTyped];
}
