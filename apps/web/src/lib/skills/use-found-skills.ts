import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type Answer, type CallArguments, call } from '../api/api.ts';
import { useSettledText } from '../use-settled-text.ts';

type Kind = CallArguments<'skills.extract'>[0]['body']['kind'];

export type FoundSkill = Answer<'skills.extract'>['skills'][number];

/** The skills of a text, with the text to which their places refer. */
export interface FoundInText extends Answer<'skills.extract'> {
  readonly text: string;
}

export interface TextReading {
  readonly state: 'idle' | 'reading' | 'read' | 'offline' | 'failed';
  /** What the latest finished reading found; undefined before it and for an empty text. */
  readonly found: FoundInText | undefined;
  readonly retry: () => void;
}

/** Time without a change before a text is sent, in milliseconds. */
const pauseMs = 600;

/** Cancelled when a newer text replaces this one. */
function foundSkillsQuery(kind: Kind, text: string) {
  return queryOptions<FoundInText>({
    queryKey: ['skill-texts', kind, text],
    queryFn: async ({ signal }) => ({
      text,
      ...(await call('skills.extract', { body: { kind, text }, signal })),
    }),
    enabled: text.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Finds the skills that a text names, whenever its user pauses. */
export function useFoundSkills(kind: Kind, typed: string): TextReading {
  const text = typed.slice(0, limits.skillText[kind]);
  const settled = useSettledText(text, pauseMs);
  const { data, error, fetchStatus, refetch } = useQuery(foundSkillsQuery(kind, settled));
  const retry = () => void refetch();
  if (text.trim() === '') return { state: 'idle', found: undefined, retry };
  if (fetchStatus === 'paused') return { state: 'offline', found: data, retry };
  if (settled !== text || fetchStatus === 'fetching') return { state: 'reading', found: data, retry };
  return { state: error ? 'failed' : 'read', found: data, retry };
}
