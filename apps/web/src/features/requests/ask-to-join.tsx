import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../../stores/session.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import type { JoinProject } from './requests.queries.ts';

const JoinDialog = lazy(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }));

interface AskToJoinProps extends Omit<ButtonProps, 'onClick'> {
  project: JoinProject;
  user: SessionUser;
  /** The preselected seat; null or undefined stands for any open seat. */
  seatId: string | null | undefined;
}

/** A button that opens the dialog of a join request. */
export function AskToJoin({ project, user, seatId, ...button }: AskToJoinProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setState('open')} />
      {state === 'never' ? null : (
        <Suspense>
          <JoinDialog
            project={project}
            user={user}
            seatId={seatId}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
