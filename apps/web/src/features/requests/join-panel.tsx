import { limits } from '@teamwright/contracts/limits.ts';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { requestsCopy } from '../../copy/requests.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { JoinAction } from './join-action.tsx';

const OwnRequestPanel = lazy(async () => ({
  default: (await import('./own-request-panel.tsx')).OwnRequestPanel,
}));

type Project = ComponentProps<typeof JoinAction>['project'];

interface JoinPanelProps {
  project: Project & { viewer?: { requestId?: string | undefined } };
}

/** The one thing to do on a project's page, with a note to the owner and a wished role if one likes. */
export function JoinPanel({ project }: JoinPanelProps) {
  const user = useCurrentUser();
  const [words, setWords] = useState<{ note: string; role: string }>();
  const { relation, requestId } = project.viewer ?? {};
  const mayAsk = user !== null && relation === 'none' && project.status === 'open' && !project.viewer?.shut;
  return (
    <div className="grid gap-3">
      <JoinAction project={project} look="lead" note={words?.note.trim()} role={words?.role.trim()} />
      {mayAsk && words === undefined ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => setWords({ note: '', role: '' })}
        >
          {requestsCopy.addNote}
        </Button>
      ) : null}
      {mayAsk && words !== undefined ? (
        <>
          <TextArea
            label={requestsCopy.noteLabel}
            rows={3}
            maxLength={limits.note.max}
            value={words.note}
            autoFocus
            onChange={(event) => setWords({ ...words, note: event.target.value })}
          />
          <TextField
            label={requestsCopy.roleLabel}
            maxLength={limits.role.max}
            value={words.role}
            onChange={(event) => setWords({ ...words, role: event.target.value })}
          />
        </>
      ) : null}
      {relation === 'requested' && requestId ? (
        <Suspense>
          <OwnRequestPanel requestId={requestId} />
        </Suspense>
      ) : null}
    </div>
  );
}
