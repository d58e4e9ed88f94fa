import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { registrationCopy as copy } from '../../../copy/events/registration.ts';
import { call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { loadDraft, removeDraft, saveDraft } from '../../../lib/storage/draft.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import {
  type EventPage,
  type Participation,
  type RegistrationStart,
  refetchEvents,
  registrationQuery,
} from '../events.queries.ts';
import {
  bodyOf,
  fittingValues,
  missingFields,
  type RegistrationErrors,
  type RegistrationValues,
  serverErrors,
  valuesOf,
} from './registration-values.ts';

export interface RegistrationFormProps {
  event: EventPage;
  userId: string;
  /** Set for changes of a registration. */
  registration?: Participation;
  /** Set for a new one. */
  start?: RegistrationStart;
  friendCode?: string | undefined;
  /** From the link for late-comers. */
  lateCode?: string | undefined;
}

function doneText({ status, waitingPosition }: Participation): string {
  if (status !== 'waitlisted') return copy.registered;
  return fill(copy.onWaitingList, { position: waitingPosition ?? '' });
}

function startValues(
  { event, registration, start }: RegistrationFormProps,
  draft: string,
): RegistrationValues {
  if (registration) return fittingValues(valuesOf(registration), event);
  const empty = valuesOf(start ?? { roles: [], experience: 1, languages: [], answers: [] });
  return fittingValues(loadDraft(draft, empty), event);
}

/** The fields whose values differ. Each answer is a field of its own. */
function editedFields(before: RegistrationValues, after: RegistrationValues): Set<string> {
  const flat = ({ answers, ...fields }: RegistrationValues) => ({ ...fields, ...answers });
  const known: Readonly<Record<string, unknown>> = flat(before);
  const changed = Object.entries(flat(after)).filter(([field, value]) => value !== known[field]);
  return new Set(changed.map(([field]) => field));
}

/** Moves the focus to the first field with an error, after the errors are shown. */
function useFocusOfFirstError(errors: RegistrationErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = '[aria-invalid=true], [data-invalid] :is(button, input, select)';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [errors]);
  return form;
}

/** The values of the form, kept as a draft until they are sent, and their errors by field. */
export function useRegistration(props: RegistrationFormProps) {
  const { event, userId, registration, friendCode, lateCode } = props;
  const draft = `event:${event.id}:${userId}`;
  const navigate = useNavigate();
  const [values, setValues] = useState(() => startValues(props, draft));
  const [errors, setErrors] = useState<RegistrationErrors>({});
  /** Fields that were changed after their errors were shown. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOfFirstError(errors);
  const isNew = registration === undefined;
  // A new registration is kept as a draft.
  const isUnsaved = !isNew && !isBusy && JSON.stringify(values) !== JSON.stringify(startValues(props, draft));

  function change(changes: Partial<RegistrationValues>): void {
    const next = { ...values, ...changes };
    setValues(next);
    setEdited(edited.union(editedFields(values, next)));
    setProblem('');
    if (isNew) saveDraft(draft, { ...next, code: '' });
  }

  async function send(): Promise<Participation> {
    const params = { id: event.id };
    const body = bodyOf(values, event);
    if (!isNew) return await call('events.editRegistration', { params, body });
    const codes = {
      ...(event.needsCode && { code: values.code.trim() }),
      ...(friendCode && { friendCode }),
      ...(lateCode && { lateCode }),
    };
    return await call('events.register', { params, body: { ...body, ...codes } });
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const missing = missingFields(values, { event, isNew });
    setErrors(missing);
    setEdited(new Set());
    setProblem(Object.keys(missing).length > 0 ? copy.summary : '');
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const saved = await send();
      removeDraft(draft);
      queryClient.setQueryData(registrationQuery(event.id).queryKey, { registration: saved, start: null });
      toast.success(isNew ? doneText(saved) : copy.saved);
      await navigate(paths.event(event.slug));
      void refetchEvents();
    } catch (error) {
      setErrors(serverErrors(error, bodyOf(values, event).answers));
      setEdited(new Set());
      setProblem(errorText(error, copy.saveFailed));
    } finally {
      setBusy(false);
    }
  }

  const shown = Object.fromEntries(Object.entries(errors).filter(([field]) => !edited.has(field)));
  return { values, change, errors: shown, problem, isBusy, isNew, isUnsaved, form, submit };
}

export type Registration = ReturnType<typeof useRegistration>;
