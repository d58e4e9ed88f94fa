import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { teamRequestsCopy } from '../../../../copy/events/team-requests.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../../../ui/overlay/dialog.tsx';
import { PersonLink } from '../../../../ui/people/person-link.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';

const copy = teamRequestsCopy.desk;

type TeamRequest = Answer<'events.teamRequests'>['requests'][number];

interface RequestProps {
  event: EventPage;
  request: TeamRequest;
}

function CloseForm({ event, request, onClose }: RequestProps & { onClose: () => void }) {
  const [reply, setReply] = useState('');
  const { mutate, isPending } = useEventChange(onClose);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const input = { params: { id: event.id, requestId: request.id }, body: { reply: reply.trim() } };
    if (!isPending) mutate({ run: () => call('events.closeTeamRequest', input), done: copy.done });
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label={copy.reply}
        hint={fill(copy.replyHint, { max: limits.reason.max })}
        rows={3}
        value={reply}
        maxLength={limits.reason.max}
        onChange={({ target }) => setReply(target.value)}
      />
      <UnsavedGuard isUnsaved={reply.trim() !== '' && !isPending} />
      <FormActions submit={copy.submit} cancel={copy.cancel} busy={isPending} onCancel={onClose} />
    </form>
  );
}

function ListedRequest({ event, request }: RequestProps) {
  const [isOpen, setOpen] = useState(false);
  const { username, team, reason, askedAt, closedAt, reply } = request;
  const close = () => setOpen(false);
  const time = momentIn(closedAt ?? askedAt, event.timeZone);
  return (
    <li className="grid justify-items-start gap-2 border-t py-3 text-14">
      <p className="flex flex-wrap items-center gap-x-2">
        <PersonLink username={username} />
        <span className="text-13 text-muted">
          {team ?? copy.noTeam} · {fill(closedAt === null ? copy.asked : copy.closedAt, { time })}
        </span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {reply === '' ? null : (
        <p className="text-muted whitespace-pre-line wrap-anywhere">{fill(copy.replied, { reply })}</p>
      )}
      {closedAt === null ? (
        <Button size="sm" aria-label={fill(copy.closeOf, { name: username })} onClick={() => setOpen(true)}>
          {copy.close}
        </Button>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={close}
        title={fill(copy.closeTitle, { name: username })}
        description={copy.closeText}
      >
        <CloseForm event={event} request={request} onClose={close} />
      </Dialog>
    </li>
  );
}

/** The requests of participants for another team. */
export function TeamRequests({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(
    endpointQuery('events.teamRequests', { params: { id: event.id } }),
  );
  return (
    <section aria-labelledby="team-requests" className="grid gap-3">
      <h3 id="team-requests" className="text-16">
        {copy.title}
      </h3>
      {data?.requests.length === 0 ? <p className="text-14 text-muted">{copy.none}</p> : null}
      {data && data.requests.length > 0 ? (
        <ul aria-labelledby="team-requests">
          {data.requests.map((request) => (
            <ListedRequest key={request.id} event={event} request={request} />
          ))}
        </ul>
      ) : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
