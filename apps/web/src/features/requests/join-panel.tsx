import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { Outcome } from '../../ui/outcome.tsx';
import { JoinAction } from './join-action.tsx';

const OwnRequestPanel = lazy(async () => ({
  default: (await import('./own-request-panel.tsx')).OwnRequestPanel,
}));

interface JoinPanelProps {
  project: ComponentProps<typeof JoinAction>['project'] & {
    viewer?: { requestId?: string | undefined };
  };
  /** On phones, the button is at the bottom of the screen instead. */
  sticky: boolean;
}

/** The main action of a project's page, and the user's pending request. */
export function JoinPanel({ project, sticky }: JoinPanelProps) {
  const { relation, requestId } = project.viewer ?? {};
  const [withdrawnId, setWithdrawnId] = useState<string>();
  const isPending = relation === 'requested' && requestId !== withdrawnId;
  const isWithdrawn = withdrawnId !== undefined && (relation === 'requested' || relation === 'none');
  return (
    <div className="grid gap-3">
      <div className={cx('grid gap-3', sticky && 'max-md:hidden')}>
        <JoinAction project={project} look="lead" />
      </div>
      {isPending && requestId ? (
        <Suspense>
          <OwnRequestPanel requestId={requestId} onWithdrawn={() => setWithdrawnId(requestId)} />
        </Suspense>
      ) : null}
      {isWithdrawn && !isPending ? <Outcome>{requestsCopy.own.withdrawn.join_request}</Outcome> : null}
    </div>
  );
}
