import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { useSettledText } from '../../../../lib/use-settled-text.ts';
import { type ProjectFormValues, teamSizeOf } from '../project-form-values.ts';
import { draftOf, type SeatDraft } from './seat-drafts.ts';

/** Time without a change before seats are proposed again, in milliseconds. */
const pauseMs = 400;

export interface SeatProposal {
  readonly state: 'waiting' | 'proposing' | 'proposed' | 'offline' | 'failed';
  /** The latest proposal; empty before the first. */
  readonly seats: readonly SeatDraft[];
  readonly retry: () => void;
}

/** Proposes seats from the skills and the team size of the form, whenever they change. */
export function useSeatProposal(form: UseFormReturn<ProjectFormValues>, wanted: boolean): SeatProposal {
  const { control } = form;
  const [technologies, skills, teamSize, customSize] = useWatch({
    control,
    name: ['technologies', 'skills', 'teamSize', 'customSize'],
  });
  const size = teamSizeOf({ teamSize, customSize });
  const isReady = size !== undefined && technologies.length + skills.length > 0;
  const body = { technologies: [...technologies], skills: [...skills], teamSize: size ?? 1 };
  const typed = JSON.stringify(body);
  const isSettled = useSettledText(typed, pauseMs) === typed;
  const { data, error, fetchStatus, refetch } = useQuery({
    ...endpointQuery('seats.propose', { body }),
    enabled: wanted && isReady && isSettled,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  const seats = (data?.seats ?? []).map(draftOf);
  if (!isReady) return { state: 'waiting', seats: [], retry };
  if (fetchStatus === 'paused') return { state: 'offline', seats, retry };
  if (!isSettled || fetchStatus === 'fetching') return { state: 'proposing', seats, retry };
  return { state: error ? 'failed' : 'proposed', seats, retry };
}
