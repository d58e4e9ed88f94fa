import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { reviewCopy } from '../../../../copy/events/review.ts';
import { teamsCopy } from '../../../../copy/events/teams.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { deskQuery, rulesQuery, useEventChange } from '../../events.queries.ts';
import { publishWarnings } from './publish-warnings.ts';
import { TeamMessages } from './team-messages.tsx';
import { formationQuery, peopleQuery, previewQuery } from './teams.queries.ts';

const copy = teamsCopy.publish;

/** What organisers should check before they publish. Nothing if all is well. */
function Checks({ eventId, version }: Pick<PublishProps, 'eventId' | 'version'>) {
  const id = useId();
  const formation = useQuery(formationQuery(eventId, version)).data;
  const people = useQuery(peopleQuery(eventId)).data;
  const desk = useQuery(deskQuery(eventId)).data;
  const rules = useQuery(rulesQuery(eventId)).data?.rules;
  if (!formation || !people || !desk) return null;
  const nameOf = (person: string) => people.get(person)?.username ?? reviewCopy.someone;
  const warnings = publishWarnings({ formation, rules, desk, people: [...people.values()], nameOf });
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-4 flex gap-2 rounded-6 bg-brass-tint px-4 py-3 text-14 text-brass"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="grid min-w-0 gap-1">
        <h3 id={id} className="text-14 font-semibold">
          {copy.checks.title}
        </h3>
        <ul className="grid gap-1 wrap-anywhere">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PreviewProps {
  preview: Answer<'events.previewPublication'>;
  /**
   * While the teams are being published, a refetched preview states that they are published already. This is no fault.
   */
  hidesFault: boolean;
}

function Preview({ preview, hidesFault }: PreviewProps) {
  const { fault, teams, participants, unplaced, messages } = preview;
  return (
    <div className="grid gap-4">
      {fault === null || hidesFault ? null : (
        <p role="alert" className="flex gap-2 rounded-6 bg-brass-tint px-4 py-3 text-14 text-brass">
          <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none" />
          {fault}
        </p>
      )}
      <dl className="grid grid-cols-3 gap-4">
        <Figure label={copy.teams}>{teams}</Figure>
        <Figure label={copy.participants}>{participants}</Figure>
        <Figure label={copy.unplaced}>{unplaced}</Figure>
      </dl>
      <TeamMessages messages={messages} />
    </div>
  );
}

interface PublishProps {
  eventId: string;
  version: number;
  onDone: () => void;
  onClose: () => void;
}

function PublishForm({ eventId, version, onDone, onClose }: PublishProps) {
  const { data, error, refetch } = useQuery(previewQuery(eventId, version));
  const { mutate, isPending } = useEventChange(onDone);
  const run = () => call('events.publish', { params: { id: eventId, version } });
  return (
    <>
      {isPending ? null : <Checks eventId={eventId} version={version} />}
      {data ? <Preview preview={data} hidesFault={isPending} /> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
      <DialogActions>
        {data && (data.fault === null || isPending) ? (
          <Button variant="primary" busy={isPending} onClick={() => mutate({ run, done: copy.done })}>
            {copy.submit}
          </Button>
        ) : null}
        <Button onClick={onClose}>{copy.cancel}</Button>
      </DialogActions>
    </>
  );
}

interface PublishTeamsProps {
  eventId: string;
  version: number;
  /** If false, the button is hidden. A dialog that is already open stays, and shows the reason. */
  canPublish: boolean;
  /** Receives the focus after the publication, because the button goes away. */
  heading: RefObject<HTMLElement | null>;
}

/** Publishes a version, after a preview of what each participant will read. */
export function PublishTeams({ eventId, version, canPublish, heading }: PublishTeamsProps) {
  const [step, setStep] = useState<'asking' | 'done'>();
  return (
    <>
      {canPublish ? (
        <Button variant="primary" onClick={() => setStep('asking')}>
          {fill(copy.open, { version })}
        </Button>
      ) : null}
      <Dialog
        open={step === 'asking'}
        onClose={() => setStep(undefined)}
        finalFocus={step === 'done' ? heading : undefined}
        title={fill(copy.title, { version })}
        description={copy.text}
      >
        <PublishForm
          eventId={eventId}
          version={version}
          onDone={() => setStep('done')}
          onClose={() => setStep(undefined)}
        />
      </Dialog>
    </>
  );
}
