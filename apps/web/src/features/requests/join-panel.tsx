import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, Suspense } from 'react';
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
  return (
    <div className="grid gap-3">
      <div className={cx('grid gap-3', sticky && 'max-md:hidden')}>
        <JoinAction project={project} look="lead" />
      </div>
      {relation === 'requested' && requestId ? (
        <Suspense>
          <OwnRequestPanel requestId={requestId} />
        </Suspense>
      ) : null}
    </div>
  );
}
