import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, Suspense } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { JoinAction } from './join-action.tsx';

const OwnRequestPanel = lazy(async () => ({
  default: (await import('./own-request-panel.tsx')).OwnRequestPanel,
}));

type Project = ComponentProps<typeof JoinAction>['project'];

/** The note and role for a request; undefined until the user opens the fields. */
export type JoinRequestDraft = { note: string; role: string } | undefined;

interface JoinPanelProps {
  project: Project & { viewer?: { requestId?: string | undefined } };
  words: JoinRequestDraft;
  onWords: (words: JoinRequestDraft) => void;
  /** On phones, the button is at the bottom of the screen instead. */
  sticky: boolean;
}

/** The main action of a project's page, with an optional note and preferred role. */
export function JoinPanel({ project, words, onWords, sticky }: JoinPanelProps) {
  const user = useCurrentUser();
  const { relation, requestId } = project.viewer ?? {};
  const mayAsk = user !== null && relation === 'none' && project.status === 'open' && !project.viewer?.shut;
  return (
    <div className="grid gap-3">
      <div className={cx('grid gap-3', sticky && 'max-md:hidden')}>
        <JoinAction project={project} look="lead" note={words?.note.trim()} role={words?.role.trim()} />
      </div>
      {mayAsk && words === undefined ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onWords({ note: '', role: '' })}
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
            onChange={(event) => onWords({ ...words, note: event.target.value })}
          />
          <TextField
            label={requestsCopy.roleLabel}
            maxLength={limits.role.max}
            value={words.role}
            onChange={(event) => onWords({ ...words, role: event.target.value })}
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
