import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { organisersCopy as copy } from '../../../copy/events/organisers.ts';
import { call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { type EventPage, refetchEvents, useEventChange } from '../events.queries.ts';
import { EditorSection } from './editor-section.tsx';

type Organiser = EventPage['organisers'][number];

/** Removes a co-organiser, or the visitor themselves. */
function Remove({ event, organiser }: { event: EventPage; organiser: Organiser }) {
  const { username, userId } = organiser;
  const isSelf = useCurrentUser()?.id === userId;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange<unknown>(() => {
    setOpen(false);
    if (isSelf) void navigate(paths.event(event.slug));
  });
  const run = () => call('events.removeOrganiser', { params: { id: event.id, userId } });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-muted"
        aria-label={isSelf ? undefined : fill(copy.removeOf, { username })}
        onClick={() => setOpen(true)}
      >
        {isSelf ? copy.leave : copy.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isSelf ? copy.leaveTitle : fill(copy.removeTitle, { username })}
        description={isSelf ? copy.leaveText : copy.removeText}
        confirmLabel={isSelf ? copy.leave : copy.remove}
        cancelLabel={copy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: fill(copy.removed, { username }) })}
      />
    </>
  );
}

/** Adds a co-organiser by their exact username. */
function Add({ eventId }: { eventId: string }) {
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(submitted: SyntheticEvent): Promise<void> {
    submitted.preventDefault();
    const typed = username.trim();
    setProblem(typed === '' ? copy.missing : undefined);
    if (typed === '' || busy) return;
    setBusy(true);
    try {
      const found = await call('people.byName', { params: { username: typed } });
      await call('events.putOrganiser', { params: { id: eventId, userId: found.id } });
      setUsername('');
      toast.success(fill(copy.added, { username: found.username }));
      void refetchEvents();
    } catch (error) {
      setProblem(isApiError(error, 'not_found') ? copy.unknown : errorText(error, copy.addFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card flat>
      <form noValidate onSubmit={(submitted) => void submit(submitted)} className="grid gap-4">
        <TextField
          label={copy.username}
          autoComplete="off"
          value={username}
          maxLength={limits.searchTerm.max}
          error={problem}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {copy.add}
        </Button>
      </form>
    </Card>
  );
}

/** The organisers of the event. Only the owner changes the list, and co-organisers can leave it. */
export function OrganisersEditor({ event }: { event: EventPage }) {
  const ownId = useCurrentUser()?.id;
  const canManage = event.viewer?.can.manageOrganisers ?? false;
  return (
    <EditorSection id="event-organisers" title={copy.title} text={copy.text}>
      <ul aria-label={copy.title} className="rounded-10 border bg-card">
        {event.organisers.map((organiser) => (
          <li
            key={organiser.userId}
            className="flex flex-wrap items-center gap-3 border-t px-4 py-2 first:border-t-0"
          >
            <Avatar
              id={organiser.userId}
              name={organiser.username}
              picture={organiser.profilePicture}
              size={24}
            />
            <span className="min-w-0 flex-1 text-14">
              <PersonLink username={organiser.username} />
            </span>
            {organiser.role === 'owner' ? <Badge>{copy.owner}</Badge> : null}
            {organiser.role !== 'owner' && (canManage || organiser.userId === ownId) ? (
              <Remove event={event} organiser={organiser} />
            ) : null}
          </li>
        ))}
      </ul>
      {canManage ? <Add eventId={event.id} /> : null}
    </EditorSection>
  );
}
