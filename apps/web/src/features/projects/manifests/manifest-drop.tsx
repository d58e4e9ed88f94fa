import { cx } from 'class-variance-authority';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { manifestsCopy as copy } from '../../../copy/projects/manifests.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { ManifestResults } from './manifest-results.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { type ManifestState, type TagLists, useManifests } from './use-manifests.ts';

interface ManifestDropProps extends TagLists {
  /** Both lists are empty: the form may have been reset, so earlier results are outdated. */
  empty: boolean;
}

function isOld(state: ManifestState, empty: boolean): boolean {
  if (state.step !== 'read' || state.undone) return false;
  return empty && Object.values(state.additions).some(({ added }) => added.length > 0);
}

/** Fills in the tags of a posting from dropped or chosen files. The files never leave the browser. */
export function ManifestDrop({ empty, ...lists }: ManifestDropProps) {
  const { state, read, undo } = useManifests(lists);
  const over = useDroppedFiles((files) => void read(files));
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'rounded-10 border border-dashed p-4 lg:col-span-2',
        over ? 'border-primary bg-tint' : 'border-control bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FileUp aria-hidden="true" className="size-6 text-muted max-md:hidden" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={titleId} className="text-14 leading-5">
            {over ? copy.dropHere : copy.title}
          </h2>
          <p className="text-14 text-muted">
            {copy.text} {copy.private}
          </p>
        </div>
        <Button ref={button} busy={state.step === 'reading'} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={copy.files}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void read(files);
          }}
        />
      </div>
      <div role="status">
        {state.step === 'reading' ? (
          <p className="mt-3 flex items-center gap-2 text-14 text-muted">
            <Spinner />
            {copy.reading}
          </p>
        ) : null}
        {state.step === 'read' && !isOld(state, empty) ? (
          <ManifestResults
            state={state}
            onUndo={() => {
              undo();
              // The pressed button disappears.
              button.current?.focus();
            }}
          />
        ) : null}
      </div>
    </section>
  );
}
