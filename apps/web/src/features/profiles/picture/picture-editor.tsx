import { pictureTypes } from '@teamwright/contracts/uploads.ts';
import { Camera } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { fill, texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { type PictureState, shownPicture } from './picture-state.ts';
import type { Picture } from './use-picture.ts';

const copy = profilesCopy.picture;

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** The status text next to the picture; empty for states without a text. */
function statusOf(state: PictureState): string {
  switch (state.step) {
    case 'uploading':
      return state.offline ? copy.offline : copy.uploading;
    case 'ready':
      return copy.ready;
    case 'removed':
      return copy.removed;
    default:
      return '';
  }
}

interface PictureChangesProps {
  picture: Picture;
  saved: string | null;
  onChoose: () => void;
}

/** The buttons that change the picture. */
function PictureChanges({ picture, saved, onChoose }: PictureChangesProps) {
  const { step } = picture.state;
  const unsaved = step === 'uploading' || step === 'ready' || step === 'removed';
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={onChoose}>
        {saved || unsaved ? copy.change : copy.add}
      </Button>
      {unsaved ? (
        <Button size="sm" variant="ghost" onClick={picture.reset}>
          {copy.undo}
        </Button>
      ) : saved ? (
        <Button size="sm" variant="ghost" onClick={picture.remove}>
          {copy.remove}
        </Button>
      ) : null}
    </span>
  );
}

interface PictureEditorProps {
  user: { id: string; username: string };
  /** The saved picture. */
  saved: string | null;
  picture: Picture;
}

/** The user's picture as a button: choose, crop, upload. The result is saved with the profile. */
export function PictureEditor({ user, saved, picture }: PictureEditorProps) {
  const { state } = picture;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  if (state.step === 'cropping' && !opened) setOpened(true);
  const shown = shownPicture(state, saved);
  const status = statusOf(state);
  return (
    <div className="flex items-center gap-4">
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={copy.file}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void picture.choose(file);
        }}
      />
      <PictureButton
        ref={button}
        state={state}
        user={user}
        shown={shown}
        onClick={() => input.current?.click()}
      />
      <div className="grid justify-items-start gap-1 text-14">
        <PictureChanges picture={picture} saved={saved} onChoose={() => input.current?.click()} />
        {state.step === 'failed' ? (
          <div role="alert">
            <FieldError>{texts.profile.imageFailed}</FieldError>
          </div>
        ) : (
          <span className="text-muted">{status || copy.hint}</span>
        )}
        <Announcer>{status}</Announcer>
      </div>
      {opened ? (
        <Suspense>
          <CropDialog
            source={state.step === 'cropping' ? state.source : undefined}
            onCancel={picture.reset}
            onCropped={picture.upload}
            onFail={picture.fail}
            finalFocus={button}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface PictureButtonProps {
  state: PictureState;
  user: PictureEditorProps['user'];
  shown: string | null;
  onClick: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/** The ring is drawn over the button, so that the button keeps the focus during the upload. */
function PictureButton({ state, user, shown, onClick, ref }: PictureButtonProps) {
  const uploading = state.step === 'uploading';
  return (
    <span className="relative -ml-2 flex-none">
      <button
        ref={ref}
        type="button"
        title={copy.button}
        onClick={onClick}
        className="group grid size-28 place-items-center rounded-full"
      >
        <span className="sr-only">{copy.button}</span>
        <Avatar id={user.id} name={user.username} picture={shown} size={96} />
        {uploading ? null : (
          <span className="absolute right-1.5 bottom-1.5 grid size-8 place-items-center rounded-full border border-control bg-card text-heading group-hover:bg-fill">
            <Camera aria-hidden="true" className="size-4" />
          </span>
        )}
      </button>
      {uploading ? (
        <span className="pointer-events-none absolute inset-0">
          <ProgressRing percent={state.percent} size="lg">
            <span
              aria-hidden="true"
              className="grid size-24 place-items-center rounded-full bg-[rgb(11_20_36/0.6)] text-16 font-bold text-[#fff] tabular-nums"
            >
              {fill(copy.percent, { percent: state.percent })}
            </span>
          </ProgressRing>
        </span>
      ) : null}
    </span>
  );
}
