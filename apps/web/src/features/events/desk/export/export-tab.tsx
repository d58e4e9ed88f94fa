import { Download } from 'lucide-react';
import { useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { call, callText } from '../../../../lib/api/api.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { toast } from '../../../../stores/toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { type EventDesk, type EventPage, useEventChange } from '../../events.queries.ts';

const copy = deskCopy.exporting;

const files = {
  'events.exportParticipants': { label: deskCopy.export, suffix: '' },
  'events.exportIdeas': { label: deskCopy.exportIdeas, suffix: '-ideas' },
  'events.exportThanks': { label: deskCopy.exportThanks, suffix: '-thanks' },
} as const;

interface DownloadProps {
  event: EventPage;
  file: keyof typeof files;
  variant?: 'primary';
}

/** Downloads a file. An error is shown here instead of on a page of its own. */
function DownloadFile({ event, file, variant }: DownloadProps) {
  const [isBusy, setBusy] = useState(false);
  const { label, suffix } = files[file];
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const csv = await callText(file, { params: { id: event.id } });
      saveFile(`${event.slug}${suffix}.csv`, csv, 'text/csv');
    } catch (error) {
      toast.error(errorText(error, deskCopy.exportFailed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      {...(variant && { variant })}
      busy={isBusy}
      className="justify-self-start"
      onClick={() => void save()}
    >
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}

/** Takes an event that is over out of the lists, or back into them. */
function Archive({ event }: { event: EventPage }) {
  const { mutate, isPending } = useEventChange<EventDesk>();
  const { isArchived, viewer } = event;
  if (!viewer?.can.archive) return <p className="text-14 text-muted">{copy.archiveLater}</p>;
  const body = { archived: !isArchived };
  return (
    <Button
      busy={isPending}
      className="justify-self-start"
      onClick={() =>
        mutate({
          run: () => call('events.archive', { params: { id: event.id }, body }),
          done: isArchived ? copy.restored : copy.archived,
        })
      }
    >
      {isArchived ? copy.restore : copy.archive}
    </Button>
  );
}

/** The files with everything, and the archive. */
export function ExportTab({ desk: { event } }: { desk: EventDesk }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card as="section" aria-labelledby="event-export" className="grid gap-4">
        <h2 id="event-export" className="text-18">
          {copy.title}
        </h2>
        <p className="text-14">{copy.text}</p>
        <ul className="grid list-disc gap-1 pl-5 text-14">
          {copy.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-14">{copy.ideas}</p>
        <p className="text-14">{copy.thanks}</p>
        <p className="text-14 text-muted">{copy.privacy}</p>
        <div className="flex flex-wrap gap-2">
          <DownloadFile event={event} file="events.exportParticipants" variant="primary" />
          <DownloadFile event={event} file="events.exportIdeas" />
          <DownloadFile event={event} file="events.exportThanks" />
        </div>
      </Card>
      <Card as="section" aria-labelledby="event-archive" className="grid gap-4">
        <h2 id="event-archive" className="text-18">
          {copy.archiveTitle}
        </h2>
        <p className="text-14">{copy.archiveText}</p>
        <Archive event={event} />
      </Card>
    </div>
  );
}
