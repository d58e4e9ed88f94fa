import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { loadDraft, removeDraft, saveDraft } from '../../../lib/storage/draft.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { type EventDesk, refetchEvents } from '../events.queries.ts';
import { EventFormFields } from './event-form-fields.tsx';
import {
  bodyOf,
  type EventFormProblems,
  type EventFormValues,
  emptyEventForm,
  eventFormFields,
  fieldOf,
  formValuesOf,
  problemsOf,
} from './event-form-values.ts';

type Form = UseFormReturn<EventFormValues>;

/** Shows problems at their fields and above the buttons, and moves the focus to the first one. */
function showProblems(form: Form, problems: EventFormProblems, summary: string): void {
  for (const field of eventFormFields) {
    const message = problems[field];
    if (message !== undefined) form.setError(field, { message });
  }
  form.setError('root', { message: summary });
  const first = eventFormFields.find((field) => problems[field] !== undefined);
  if (first !== undefined) form.setFocus(first);
}

function serverProblems(error: unknown): EventFormProblems {
  if (!isApiError(error)) return {};
  const entries = Object.entries(error.fields).flatMap(([path, message]) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [[field, message]];
  });
  return Object.fromEntries(entries);
}

interface ShellProps {
  form: Form;
  isNew: boolean;
  send: (values: EventFormValues) => Promise<unknown>;
  cancelTo: string;
}

/** Fields, errors and buttons. Sends once at a time. */
function EventFormShell({ form, isNew, send, cancelTo }: ShellProps) {
  const { errors, isSubmitting, isDirty } = useFormState({ control: form.control });
  const sending = useRef(false);

  async function submit(values: EventFormValues): Promise<void> {
    if (sending.current) return;
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) return showProblems(form, problems, copy.summary);
    sending.current = true;
    try {
      await send(values);
    } catch (error) {
      showProblems(form, serverProblems(error), errorText(error, copy.saveFailed));
    } finally {
      sending.current = false;
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-8">
      <EventFormFields form={form} isNew={isNew} />
      <div className="grid gap-3">
        {errors.root ? (
          <div role="alert">
            <FieldError>{errors.root.message}</FieldError>
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
            {isNew ? copy.create : copy.save}
          </Button>
          <Link to={cancelTo} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
            {copy.cancel}
          </Link>
          {isNew ? (
            <span className="text-13 text-muted">{copy.draftKept}</span>
          ) : (
            <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
          )}
        </div>
      </div>
    </form>
  );
}

/** The form for a new event in this time zone. It is kept as a draft on this device until the event is created. */
export function NewEventForm({ userId, zone }: { userId: string; zone: string }) {
  const draftName = `event-form:${userId}`;
  const navigate = useNavigate();
  const form = useForm<EventFormValues>({
    defaultValues: loadDraft(draftName, emptyEventForm(zone)),
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draftName, values) }),
    [subscribe, draftName],
  );

  async function send(values: EventFormValues): Promise<void> {
    const { event } = await call('events.create', { body: { ...bodyOf(values), preset: values.preset } });
    removeDraft(draftName);
    void refetchEvents();
    await navigate(paths.eventDesk(event.slug));
    toast.success(copy.created);
  }

  return <EventFormShell form={form} isNew send={send} cancelTo={paths.events()} />;
}

/** The form for an existing event. The server rejects the edit if another organiser saved in the meantime. */
export function EditEventForm({ desk }: { desk: EventDesk }) {
  const navigate = useNavigate();
  const form = useForm<EventFormValues>({ defaultValues: formValuesOf(desk) });
  const { id, slug } = desk.event;

  async function send(values: EventFormValues): Promise<void> {
    await call('events.edit', { params: { id }, body: { ...bodyOf(values), version: desk.version } });
    void refetchEvents();
    await navigate(paths.eventDesk(slug));
    toast.success(copy.saved);
  }

  return <EventFormShell form={form} isNew={false} send={send} cancelTo={paths.eventDesk(slug)} />;
}
