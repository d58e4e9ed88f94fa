import { Dialog as Base } from '@base-ui/react/dialog';
import type { MessagePicture } from '@teamwright/contracts/chat/chat.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { chatPicturesCopy as copy } from '../../../copy/chat/pictures.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';

interface PictureDialogProps {
  pictures: readonly MessagePicture[];
  /** Index of the chosen picture. */
  first: number;
  onClose: () => void;
}

/** A picture as large as the window allows. Arrow keys show the others, Escape returns to the message. */
export function PictureDialog({ pictures, first, onClose }: PictureDialogProps) {
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  const several = pictures.length > 1;

  function go(step: number): void {
    setAt((at + step + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (several && event.key === 'ArrowLeft') go(-1);
    if (several && event.key === 'ArrowRight') go(1);
  }

  if (!picture) return null;
  const alt = picture.alt || copy.onePicture;
  return (
    <Base.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(11_20_36/0.8)]" />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-2 z-40 flex flex-col rounded-14 bg-float p-2 shadow-float md:inset-6 md:p-4"
        >
          <div className="flex items-center gap-2">
            <Base.Title className="min-w-0 flex-1 truncate pl-2 text-14 font-medium">{alt}</Base.Title>
            {several ? (
              <>
                <span role="status" className="text-13 text-muted tabular-nums">
                  {fill(copy.pictureOf, { at: at + 1, count: pictures.length })}
                </span>
                <Button
                  variant="ghost"
                  size="square"
                  aria-label={copy.previousPicture}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft aria-hidden="true" />
                </Button>
                <Button variant="ghost" size="square" aria-label={copy.nextPicture} onClick={() => go(1)}>
                  <ChevronRight aria-hidden="true" />
                </Button>
              </>
            ) : null}
            <Button variant="ghost" size="square" aria-label={copy.close} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          <img
            key={picture.name}
            src={picture.url}
            alt={alt}
            width={picture.width}
            height={picture.height}
            className="m-auto min-h-0 max-h-full max-w-full object-contain"
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
