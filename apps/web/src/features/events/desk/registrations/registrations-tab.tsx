import { deskCopy as copy } from '../../../../copy/events/desk.ts';
import { call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { SectionBoundary } from '../../../../ui/state/section-boundary.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventDesk, useEventChange } from '../../events.queries.ts';
import { Figures } from './figures.tsx';
import { Invitees } from './invitees.tsx';
import { ParticipantList } from './participant-list.tsx';

function askedText({ asked }: { asked: number }): string {
  if (asked === 0) return copy.confirmations.done;
  return asked === 1 ? copy.confirmations.askedOne : fill(copy.confirmations.asked, { count: asked });
}

/** Asks the participants who have not confirmed, while teams are not published. */
function Confirmations({ desk: { event, confirmationAskedAt } }: { desk: EventDesk }) {
  const { mutate, isPending } = useEventChange<{ asked: number }>();
  if (event.status !== 'open' && event.status !== 'forming') return null;
  const run = () => call('events.askToConfirm', { params: { id: event.id } });
  return (
    <Card as="section" aria-labelledby="event-confirmations" className="grid content-start gap-3 text-14">
      <div>
        <h2 id="event-confirmations" className="text-16">
          {copy.confirmations.title}
        </h2>
        <p className="text-muted">
          {copy.confirmations.text}{' '}
          {confirmationAskedAt === null
            ? null
            : fill(copy.confirmations.lastAsked, { time: momentIn(confirmationAskedAt, event.timeZone) })}
        </p>
      </div>
      <Button
        busy={isPending}
        className="justify-self-start"
        onClick={() => mutate({ run, done: askedText })}
      >
        {copy.confirmations.ask}
      </Button>
    </Card>
  );
}

/** Who has registered, what is short, and the list of invited people. */
export function RegistrationsTab({ desk }: { desk: EventDesk }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SectionBoundary>
        <Figures event={desk.event} />
      </SectionBoundary>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionBoundary data={desk}>
          <Confirmations desk={desk} />
        </SectionBoundary>
        <SectionBoundary data={desk}>
          <Invitees desk={desk} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <ParticipantList event={desk.event} />
      </SectionBoundary>
    </div>
  );
}
