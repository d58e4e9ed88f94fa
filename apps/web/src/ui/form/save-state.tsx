import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';
import { FieldError } from './field.tsx';

interface SaveStateProps {
  saving: boolean;
  saved: boolean;
  /** Why the last change was not saved. */
  problem?: string | undefined;
  /** Sends the last change again. */
  retry?: (() => void) | undefined;
}

/** Next to a setting that is saved at once: whether its last change is saved. Its line is always reserved. */
export function SaveState({ saving, saved, problem, retry }: SaveStateProps) {
  return (
    <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
      <div role="status" className="text-14 text-muted">
        {saving ? uiCopy.saving : saved ? uiCopy.saved : ''}
      </div>
      {problem && !saving ? (
        <>
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
          {retry ? (
            <Button size="sm" onClick={retry}>
              {uiCopy.section.retry}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
