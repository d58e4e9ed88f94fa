import { limits } from '@teamwright/contracts/limits.ts';
import { type ComponentProps, useState } from 'react';
import { requestsCopy } from '../../copy/requests.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { JoinAction } from './join-action.tsx';

type JoinPanelProps = Pick<ComponentProps<typeof JoinAction>, 'project'>;

/** The one thing to do on a project's page, with an optional note to the owner. */
export function JoinPanel({ project }: JoinPanelProps) {
  const user = useCurrentUser();
  const [note, setNote] = useState<string>();
  const mayAsk = user !== null && project.viewer?.relation === 'none' && project.status === 'open';
  return (
    <div className="grid gap-3">
      <JoinAction project={project} look="lead" note={note?.trim()} />
      {mayAsk && note === undefined ? (
        <Button variant="ghost" className="justify-self-start" onClick={() => setNote('')}>
          {requestsCopy.addNote}
        </Button>
      ) : null}
      {mayAsk && note !== undefined ? (
        <TextArea
          label={requestsCopy.noteLabel}
          rows={3}
          maxLength={limits.note.max}
          value={note}
          autoFocus
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
    </div>
  );
}
