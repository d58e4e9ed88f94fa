import { keepPreviousData, mutationOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { eventsCopy } from '../../copy/events/events.ts';
import { choiceField, pageField } from '../../lib/address/search-state.ts';
import type { Answer } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { reviewEndpoints } from '../../lib/api/review-endpoints.ts';
import { keepFocus } from '../../lib/focus/keep-focus.ts';
import { toast } from '../../stores/toasts.ts';

export type EventCard = Answer<'events.list'>['events'][number];
export type EventPage = Answer<'events.bySlug'>;
export type EventDesk = Answer<'events.desk'>;
export type EventIdea = EventPage['ideas'][number];
export type EventQuestion = EventPage['questions'][number];
export type PublishedTeam = NonNullable<Answer<'events.ownTeam'>['team']>;
export type Participation = NonNullable<Answer<'events.registration'>['registration']>;
export type RegistrationStart = NonNullable<Answer<'events.registration'>['start']>;

export const eventScopes = ['upcoming', 'joined', 'organised', 'past', 'archived'] as const;

export type EventScope = (typeof eventScopes)[number];

/** The fields of the list in the address. */
export const eventListFields = { show: choiceField(eventScopes, 'upcoming'), page: pageField() };

export interface EventListState {
  show: EventScope;
  page: number;
}

export function eventListQuery({ show, page }: EventListState) {
  const limit = limits.page.default;
  const query = { scope: show, startIndex: (page - 1) * limit, limit };
  return queryOptions({ ...endpointQuery('events.list', { query }), placeholderData: keepPreviousData });
}

export function eventQuery(slug: string) {
  return endpointQuery('events.bySlug', { params: { slug } });
}

export function registrationQuery(id: string) {
  return endpointQuery('events.registration', { params: { id } });
}

/** The caller's team after the publication. */
export function ownTeamQuery(id: string) {
  return endpointQuery('events.ownTeam', { params: { id } });
}

/** What only organisers read about an event. */
export function deskQuery(id: string) {
  return endpointQuery('events.desk', { params: { id } });
}

/** The rules for forming teams, for organisers. */
export function rulesQuery(id: string) {
  return endpointQuery('events.rules', { params: { id } });
}

/** The pairs of participants that organisers keep apart. */
export function keepApartQuery(id: string) {
  return endpointQuery('events.keepApart', { params: { id } });
}

/** The message for a field of a form, or what went wrong otherwise. */
export function fieldErrorText(error: Error, field: string): string {
  const message = isApiError(error) ? error.fields[field] : undefined;
  return message ?? errorText(error, eventsCopy.changeFailed);
}

export async function refetchEvents(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['events'] });
}

async function refetchReview(): Promise<void> {
  const queryKeys = reviewEndpoints.map((name) => name.split('.'));
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface Change<Result> {
  readonly run: () => Promise<Result>;
  /** The text of the toast. Without it, the page itself shows what happens now. */
  readonly done?: string | ((result: Result) => string);
  /** Tells apart the buttons of several changes. */
  readonly subject?: string;
  /** Shows the error in a form. Without it, a toast does. */
  readonly showError?: (error: Error) => void;
}

/**
 * Changes an event or a registration and shows a toast. On an error, shows it once, and the current state. If the
 * focused button goes away, its section's heading gets the focus.
 */
export function useEventChange<Result>(onDone?: () => void) {
  return useMutation(changeOptions<Result>({ refetch: refetchEvents, onDone }));
}

/** A change of teams in review. Changes of one event are sent one after another. */
export function useReviewChange<Result>(eventId: string) {
  const options = changeOptions<Result>({ refetch: refetchReview });
  return useMutation({ ...options, scope: { id: `review ${eventId}` } });
}

interface ChangeOptions {
  /** Fetches again what the change affects. */
  readonly refetch: () => Promise<void>;
  readonly onDone?: (() => void) | undefined;
}

function changeOptions<Result>({ refetch, onDone }: ChangeOptions) {
  return mutationOptions({
    mutationFn: ({ run }: Change<Result>) => run(),
    onMutate: () => keepFocus(),
    onSuccess: (result, { done }, restoreFocus) => {
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(result));
      onDone?.();
      void refetch().then(restoreFocus);
    },
    onError: (error, { showError }) => {
      if (showError) showError(error);
      else toast.error(errorText(error, eventsCopy.changeFailed));
      if (isApiError(error) && error.status > 0) void refetchEvents();
    },
  });
}
