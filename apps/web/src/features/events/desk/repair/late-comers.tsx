import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { call } from '../../../../lib/api/api.ts';
import { paths } from '../../../../paths.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ShareButton } from '../../../../ui/share-button.tsx';
import { type EventPage, fieldErrorText, useEventChange } from '../../events.queries.ts';

const copy = repairCopy.late;

function AddUser({ eventId }: { eventId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useEventChange(() => setUsername(''));
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const name = username.trim();
    setError(name === '' ? copy.missing : undefined);
    if (name === '' || isPending) return;
    const run = () => call('events.addLateComer', { params: { id: eventId }, body: { username: name } });
    const showError = (failed: Error) => {
      setError(fieldErrorText(failed, 'username'));
      field.current?.focus();
    };
    mutate({ run, done: fill(copy.added, { name }), showError });
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        ref={field}
        label={copy.username}
        value={username}
        maxLength={limits.username.max}
        autoComplete="off"
        error={error}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Button type="submit" busy={isPending} className="justify-self-start sm:mt-6.5 md:mt-0 lg:mt-6.5">
        {copy.add}
      </Button>
    </form>
  );
}

function LateLink({ event, lateCode }: { event: EventPage; lateCode: string | null }) {
  const { mutate, isPending } = useEventChange<unknown>();
  const change = (open: boolean) => () =>
    call('events.changeLateLink', { params: { id: event.id }, body: { open } });
  if (lateCode === null)
    return (
      <Button busy={isPending} onClick={() => mutate({ run: change(true), done: copy.opened })}>
        {copy.open}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-14">{copy.link}</span>
      <ShareButton title={event.title} path={paths.lateRegistration(event.slug, lateCode)} />
      <Button
        variant="ghost"
        className="text-muted"
        busy={isPending}
        onClick={() => mutate({ run: change(false), done: copy.closed })}
      >
        {copy.close}
      </Button>
    </div>
  );
}

/** Participants who come after the publication: from the waiting list, or with a link. */
export function LateComers({ event, lateCode }: { event: EventPage; lateCode: string | null }) {
  return (
    <Card as="section" aria-labelledby="late-comers" className="grid content-start gap-4">
      <div>
        <h3 id="late-comers" className="text-16">
          {copy.title}
        </h3>
        <p className="text-14 text-muted">{copy.text}</p>
      </div>
      <AddUser eventId={event.id} />
      <div>
        <LateLink event={event} lateCode={lateCode} />
      </div>
    </Card>
  );
}
