import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ownAttendanceCopy as copy } from '../../../copy/events/repair.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PageFailed } from '../event-of-address.tsx';
import { isAfterPublication } from '../event-phase.ts';
import { momentIn } from '../event-times.ts';
import { type EventPage, fieldErrorText, useEventChange } from '../events.queries.ts';

type Attendance = Answer<'events.ownAttendance'>;

function CheckIn({ eventId }: { eventId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useEventChange<Attendance>();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setError(code.trim() === '' ? copy.missing : undefined);
    if (code.trim() === '' || isPending) return;
    const run = () => call('events.checkIn', { params: { id: eventId }, body: { code } });
    const showError = (failed: Error) => {
      setError(fieldErrorText(failed, 'code'));
      field.current?.focus();
    };
    mutate({ run, done: copy.done, showError });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        ref={field}
        label={copy.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.joinCode.max}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
        fieldClassName="min-w-0 flex-1 basis-30"
      />
      <Button type="submit" variant="primary" busy={isPending} className="mt-6.5">
        {copy.checkIn}
      </Button>
    </form>
  );
}

type Move = NonNullable<Attendance['move']>;

/** The participant's answer. It stays until `answerBy`, so it can be changed. */
function Answered({ answer, onChange }: { answer: NonNullable<Move['answer']>; onChange: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span role="status">{copy[answer]}</span>
      <span aria-hidden="true">·</span>
      <Button variant="ghost" size="sm" flush aria-label={copy.changeAnswer} onClick={onChange}>
        {copy.change}
      </Button>
    </p>
  );
}

function ProposedMove({ event, move }: { event: EventPage; move: Move }) {
  const box = useRef<HTMLDivElement>(null);
  const [isChanging, setChanging] = useState(false);
  /** The answer just sent, until the page has it. */
  const [sent, setSent] = useState<Move['answer']>(null);
  const { mutate, isPending } = useEventChange<Attendance>();
  const current = sent ?? move.answer;
  const isAnswered = current !== null && !isChanging;
  const time = momentIn(move.answerBy, event.timeZone);

  /** The pressed button goes away: the first one of the new buttons gets the focus. */
  function show(next: { changing: boolean; sent?: Move['answer'] }): void {
    flushSync(() => {
      setChanging(next.changing);
      if (next.sent) setSent(next.sent);
    });
    box.current?.querySelector('button')?.focus();
  }

  function answer(accept: boolean): void {
    const next = accept ? 'accepted' : 'declined';
    if (next === current) {
      show({ changing: false });
      return;
    }
    const input = { params: { id: event.id }, body: { accept } };
    async function run() {
      const answered = await call('events.answerMove', input);
      show({ changing: false, sent: next });
      return answered;
    }
    mutate({ run, done: copy.answered });
  }

  return (
    <div ref={box} className="grid gap-2 rounded-6 bg-tint p-3 text-14 text-on-tint">
      <h3 className="text-14">{copy.moveTitle}</h3>
      <p className="wrap-anywhere">{fill(copy.move, { from: move.from, to: move.to, time })}</p>
      {isAnswered ? (
        <Answered answer={current} onChange={() => show({ changing: true })} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isChanging ? 'line' : 'primary'}
            busy={isPending}
            onClick={() => answer(true)}
          >
            {copy.accept}
          </Button>
          <Button size="sm" busy={isPending} onClick={() => answer(false)}>
            {copy.decline}
          </Button>
        </div>
      )}
    </div>
  );
}

/** After the publication: the participant's check-in, and a move that the organisers propose. Often nothing. */
export function OwnAttendance({ event }: { event: EventPage }) {
  const { participant = null } = event.viewer ?? {};
  const isShown = isAfterPublication(event.status) && (participant === 'placed' || participant === 'absent');
  const { data, error, refetch } = useQuery({
    ...endpointQuery('events.ownAttendance', { params: { id: event.id } }),
    enabled: isShown,
  });
  if (!isShown) return null;
  if (error && !data) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  const hasContent = data?.move || data?.checkedInAt || data?.can.checkIn || participant === 'absent';
  if (!hasContent) return null;
  return (
    <Card as="section" aria-labelledby="own-attendance" className="grid gap-3">
      <h2 id="own-attendance" className="text-18">
        {copy.title}
      </h2>
      {data?.move ? <ProposedMove event={event} move={data.move} /> : null}
      {participant === 'absent' ? <p className="text-14">{copy.absent}</p> : null}
      {data?.checkedInAt ? <p className="text-14">{copy.done}</p> : null}
      {data?.can.checkIn ? <CheckIn eventId={event.id} /> : null}
    </Card>
  );
}
