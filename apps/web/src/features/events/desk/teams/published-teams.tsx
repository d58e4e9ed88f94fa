import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { teamsCopy } from '../../../../copy/events/teams.ts';
import { call } from '../../../../lib/api/api.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { paths } from '../../../../paths.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';
import { TeamMessages } from './team-messages.tsx';
import { type Publication, previewQuery } from './teams.queries.ts';

const copy = teamsCopy.published;

interface PublishedProps {
  event: EventPage;
  publication: Publication;
  /** When the published version was applied; null unless it is a repair. */
  appliedAt: string | null;
  /** Receives the focus after an undo, because the panel goes away. */
  heading: RefObject<HTMLElement | null>;
}

/** A button that undoes the publication, or the server's reason why that is no longer possible. */
function Undo({ event, publication, heading }: Omit<PublishedProps, 'appliedAt'>) {
  const [step, setStep] = useState<'asking' | 'done'>();
  const { mutate, isPending } = useEventChange(() => setStep('done'));
  const now = useNow();
  const { undoFault, undoUntil } = publication;
  const run = () => call('events.unpublish', { params: { id: event.id } });
  const minutes = Math.max(1, Math.ceil((Date.parse(undoUntil) - now) / minuteMs));
  return (
    <>
      {undoFault === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setStep('asking')}>{copy.undo}</Button>
          <p className="text-14 text-muted">{fill(copy.undoHint, { minutes })}</p>
        </div>
      ) : (
        <p className="text-14 text-muted">{undoFault}</p>
      )}
      <ConfirmDialog
        open={step === 'asking' && undoFault === null}
        onClose={() => setStep(undefined)}
        finalFocus={step === 'done' || undoFault !== null ? heading : undefined}
        title={copy.undoTitle}
        description={copy.undoText}
        confirmLabel={copy.undo}
        cancelLabel={copy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: copy.undone })}
      />
    </>
  );
}

function Messages({ eventId, version }: { eventId: string; version: number }) {
  const { data, error, refetch } = useQuery(previewQuery(eventId, version));
  if (data) return <TeamMessages messages={data.messages} />;
  if (error) return <PageFailed error={error} text={teamsCopy.publish.failed} retry={refetch} />;
  return <PageLoading text={teamsCopy.publish.loading} />;
}

/** A button that opens what participants read about their teams. */
function Reasons({ event, publication }: Pick<PublishedProps, 'event' | 'publication'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{copy.reasons}</Button>
      <Dialog open={isOpen} onClose={close} title={copy.reasons} description={copy.reasonsText}>
        <Messages eventId={event.id} version={publication.version} />
        <DialogActions>
          <Button onClick={close}>{copy.close}</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

/** The published version: links to the projects of its teams, and undo. */
export function PublishedTeams(props: PublishedProps) {
  const { event, publication, appliedAt } = props;
  const { version, publishedAt, teams } = publication;
  const time = momentIn(appliedAt ?? publishedAt, event.timeZone);
  return (
    <Card as="section" aria-labelledby="published-teams" className="grid gap-4">
      <div>
        <h3 id="published-teams" className="text-16">
          {copy.title}
        </h3>
        <p className="text-14 text-muted">
          {fill(appliedAt === null ? copy.text : copy.repaired, { version, time })}
        </p>
      </div>
      {teams.length === 0 ? (
        <p className="text-14">{copy.noProjects}</p>
      ) : (
        <div>
          <h4 id="team-projects" className="text-14 font-semibold text-heading">
            {copy.projects}
          </h4>
          <ul
            aria-labelledby="team-projects"
            className="grid grid-cols-2 gap-x-6 text-14 md:grid-cols-3 lg:grid-cols-4"
          >
            {teams.map(({ id, name, project }) => (
              <li key={id} className="min-w-0">
                {/* The title of the project has the title of the event too. */}
                <Link to={paths.project(project.slug)} className="link inline-block py-2 wrap-anywhere">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Reasons event={event} publication={publication} />
      <Undo {...props} />
    </Card>
  );
}
