import { useQuery } from '@tanstack/react-query';
import { pulseColours } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { pulseCopy } from '../../../copy/events/pulse.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { keepFocus } from '../../../lib/focus/keep-focus.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SegmentedChoice } from '../../../ui/form/segmented-choice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { PageFailed } from '../event-of-address.tsx';
import { isAfterPublication } from '../event-phase.ts';
import { momentIn } from '../event-times.ts';
import { type EventPage, refetchEvents } from '../events.queries.ts';

const copy = pulseCopy.own;

type Given = Answer<'events.ownPulse'>['given'];
type Colour = NonNullable<Given>['colour'];

const choices = pulseColours.map((name) => ({ name, text: pulseCopy.colours[name] }));

function PulseForm({ event, given }: { event: EventPage; given: Given }) {
  const errorId = useId();
  const [colour, setColour] = useState<Colour | undefined>(given?.colour);
  const [word, setWord] = useState(given?.word ?? '');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const isChanged = colour !== given?.colour || word.trim() !== (given?.word ?? '');

  async function submit(submitted: SyntheticEvent): Promise<void> {
    submitted.preventDefault();
    if (sending.current) return;
    setMissing(colour === undefined);
    setProblem(undefined);
    if (colour === undefined) return;
    sending.current = true;
    setBusy(true);
    const restoreFocus = keepFocus();
    try {
      await call('events.givePulse', { params: { id: event.id }, body: { colour, word: word.trim() } });
      toast.success(copy.sent);
      void refetchEvents().then(restoreFocus);
    } catch (error) {
      setProblem(errorText(error, copy.sendFailed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-4 grid gap-4">
      <div className="grid justify-items-start gap-1.5">
        <SegmentedChoice
          label={copy.label}
          choices={choices}
          chosen={colour}
          onChoose={setColour}
          invalid={isMissing}
          describedBy={isMissing ? errorId : undefined}
        />
        {isMissing ? (
          <div id={errorId} role="alert">
            <FieldError>{copy.missing}</FieldError>
          </div>
        ) : null}
      </div>
      <TextField
        label={copy.word}
        hint={copy.wordHint}
        value={word}
        maxLength={limits.pulseWord.max}
        onChange={({ target }) => setWord(target.value)}
      />
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
      <Button type="submit" busy={busy} className="justify-self-start">
        {given ? copy.change : copy.send}
      </Button>
      <UnsavedGuard isUnsaved={isChanged && !busy} />
    </form>
  );
}

/** Whether the visitor is in a published team of an event that has not ended. */
function hasPulse({ status, viewer }: EventPage): boolean {
  return viewer?.participant === 'placed' && isAfterPublication(status);
}

/** The form in which a member tells the organisers how the team is, or when it opens. Nothing if they do not ask. */
export function OwnPulse({ event }: { event: EventPage }) {
  const query = endpointQuery('events.ownPulse', { params: { id: event.id } });
  const { data, error, refetch } = useQuery({ ...query, enabled: hasPulse(event) });
  if (!hasPulse(event)) return null;
  if (error && !data) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  if (!data?.canGive && !data?.opensAt) return null;
  const { given, opensAt } = data;
  return (
    <Card as="section" aria-labelledby="own-pulse">
      <h2 id="own-pulse" className="text-18">
        {copy.title}
      </h2>
      <p className="text-14 text-muted">
        {opensAt ? fill(copy.later, { time: momentIn(opensAt, event.timeZone) }) : copy.text}
      </p>
      {given ? (
        <p className="text-14">
          {fill(copy.sentBefore, {
            time: momentIn(given.givenAt, event.timeZone),
            colour: pulseCopy.colours[given.colour],
          })}
        </p>
      ) : null}
      {opensAt ? null : <PulseForm key={given?.givenAt ?? ''} event={event} given={given} />}
    </Card>
  );
}
