import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { teamRequestsCopy } from '../../../copy/events/team-requests.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { momentIn } from '../event-times.ts';
import { type EventPage, useEventChange } from '../events.queries.ts';

const copy = teamRequestsCopy.own;
const max = limits.reason.max;

type Own = Answer<'events.ownTeamRequest'>;
type TeamRequest = NonNullable<Own['request']>;

function AskForm({ event }: { event: EventPage }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useEventChange();

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const typed = reason.trim();
    setProblem(typed === '' ? copy.missing : undefined);
    if (typed === '' || isPending) return;
    const input = { params: { id: event.id }, body: { reason: typed } };
    const showError = (failed: Error) => {
      setProblem(errorText(failed, copy.sendFailed));
      field.current?.focus();
    };
    mutate({ run: () => call('events.sendTeamRequest', input), done: copy.sent, showError });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={copy.label}
        hint={fill(copy.hint, { max })}
        rows={3}
        value={reason}
        maxLength={max}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {copy.send}
      </Button>
      <UnsavedGuard isUnsaved={reason.trim() !== '' && !isPending} />
    </form>
  );
}

function OpenRequest({ event, request }: { event: EventPage; request: TeamRequest }) {
  const { mutate, isPending } = useEventChange();
  const run = () => call('events.withdrawTeamRequest', { params: { id: event.id } });
  return (
    <div className="grid justify-items-start gap-3 text-14">
      <p>{fill(copy.waiting, { time: momentIn(request.askedAt, event.timeZone) })}</p>
      <p className="border-l-2 pl-3 whitespace-pre-line wrap-anywhere">{request.reason}</p>
      <Button size="sm" busy={isPending} onClick={() => mutate({ run, done: copy.withdrawn })}>
        {copy.withdraw}
      </Button>
    </div>
  );
}

function Loaded({ event, own: { request, canSend } }: { event: EventPage; own: Own }) {
  if (request?.closedAt === null) return <OpenRequest event={event} request={request} />;
  return (
    <>
      {request ? (
        <p className="text-14 whitespace-pre-line wrap-anywhere">
          {request.reply === '' ? copy.closed : fill(copy.reply, { reply: request.reply })}
        </p>
      ) : null}
      {canSend ? <AskForm event={event} /> : <p className="text-14">{copy.unavailable}</p>}
    </>
  );
}

/** A participant asks the organisers for another team, and reads the reply. */
export function OwnTeamRequest({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(
    endpointQuery('events.ownTeamRequest', { params: { id: event.id } }),
  );
  if (data) return <Loaded event={event} own={data} />;
  if (error)
    return (
      <div className="grid justify-items-start gap-2">
        <FieldError>{errorText(error, copy.failed)}</FieldError>
        <Button size="sm" onClick={() => void refetch()}>
          {uiCopy.reload}
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-2 text-14 text-muted">
      <Spinner />
      {copy.loading}
    </p>
  );
}
