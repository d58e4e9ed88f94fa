import { lazy, Suspense, useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { SectionBoundary } from '../../../../ui/state/section-boundary.tsx';
import { type EventDesk, useEventChange } from '../../events.queries.ts';

const copy = deskCopy.import;

/** Lazy: with the reader of CSV files. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

function Clear({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange(() => setOpen(false));
  const run = () => call('events.removeInvitees', { params: { id: eventId } });
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setOpen(true)}>
        {copy.clear}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.clearTitle}
        description={copy.clearText}
        confirmLabel={copy.clear}
        cancelLabel={deskCopy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: copy.cleared })}
      />
    </>
  );
}

/** The people who were imported from a CSV file. */
export function Invitees({ desk: { event, invitees } }: { desk: EventDesk }) {
  const [isOpen, setOpen] = useState(false);
  if (!event.viewer?.can.edit) return null;
  return (
    <Card as="section" aria-labelledby="event-invitees" className="grid content-start gap-3 text-14">
      <div>
        <h2 id="event-invitees" className="text-16">
          {copy.title}
        </h2>
        <p className="text-muted">
          {copy.text} {invitees > 0 ? fill(copy.invited, { count: invitees }) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{copy.open}</Button>
        {invitees > 0 ? <Clear eventId={event.id} /> : null}
      </div>
      {isOpen ? (
        <Suspense>
          <SectionBoundary>
            <ImportDialog event={event} onClose={() => setOpen(false)} />
          </SectionBoundary>
        </Suspense>
      ) : null}
    </Card>
  );
}
