import type { MessagePicture } from '@teamwright/contracts/chat/chat.ts';
import { lazy, Suspense, useState } from 'react';
import { chatPicturesCopy as copy } from '../../../copy/chat/pictures.ts';
import { fill } from '../../../texts.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

/** Maximum size in a message, in CSS pixels. */
const widest = 320;
const highest = 240;

/** Returns the size of a picture in a message. It keeps its aspect ratio and is known before loading. */
function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.max(24, Math.round(width * scale)), height: Math.max(24, Math.round(height * scale)) };
}

interface MessagePicturesProps {
  pictures: readonly MessagePicture[];
}

/** The pictures of a message. Each opens at full size. */
export function MessagePictures({ pictures }: MessagePicturesProps) {
  const [open, setOpen] = useState<number>();
  return (
    <div className="clear-right mt-1 flex flex-wrap items-start gap-2">
      {pictures.map((picture, index) => (
        <button
          key={picture.name}
          type="button"
          aria-label={fill(copy.openPicture, { alt: picture.alt || copy.onePicture })}
          onClick={() => setOpen(index)}
          className="max-w-full overflow-hidden rounded-6 border bg-fill"
        >
          <img
            src={picture.smallUrl}
            alt=""
            {...shownSize(picture)}
            loading="lazy"
            decoding="async"
            className="block h-auto max-w-full object-contain"
          />
        </button>
      ))}
      {open === undefined ? null : (
        <Suspense>
          <PictureDialog pictures={pictures} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
